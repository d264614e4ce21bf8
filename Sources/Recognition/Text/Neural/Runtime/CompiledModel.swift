internal import Imaging
import COpenVINO

/// A network that all workers share.
final class CompiledModel: NetworkComputation, Sendable {
    /// How a network is computed.
    struct Options: Sendable {
        /// How many computations may run at once.
        let count: Int
        /// How many threads each has; one alone is the caller's. Computations with several take turns.
        let threads: Int
        /// Whether a stored network is loaded at once, or when it is first computed.
        var isLoadedAtOnce = true
    }

    /// A pointer is not `Sendable`; this one may be shared, because each computation is lent to one thread at a time, and it is freed
    /// once, when nobody refers to it any more. What a picture holds reaches it only as the numbers of tensors, whose extents
    /// `withOutputs` compares with them.
    private nonisolated(unsafe) let model: OpaquePointer

    /// Compiles a network for this processor.
    ///
    /// - Throws: `.engineUnavailable` where the file is damaged, with what OpenVINO says.
    init(compiling network: InstalledNetwork, _ options: Options) throws {
        try network.check()
        guard let model = openvino_compile(network.path, Int32(options.count), Int32(options.threads)) else {
            throw network.unusable(OpenVINO.message)
        }
        self.model = model
    }

    /// Loads a network that `store` compiled and kept with the same key; nil where there is none or it is damaged.
    init?(storedAt path: String, key: UInt64, _ options: Options) {
        let (count, threads) = (Int32(options.count), Int32(options.threads))
        guard let model = openvino_import(path, key, count, threads, options.isLoadedAtOnce ? 1 : 0) else { return nil }
        self.model = model
    }

    deinit {
        openvino_model_free(model)
    }

    /// Keeps the compiled network in a new file.
    ///
    /// - Returns: Whether it could be written.
    func store(at path: String, key: UInt64) -> Bool {
        openvino_export(model, path, key) != 0
    }

    /// Gives the memory back that computations keep for the next one, unless one runs.
    func giveBackMemory() {
        openvino_release_memory(model)
    }

    /// Announces so many computations. Few of them share what is loaded; more are worth a copy of the network for each thread.
    func expect(computations: Int) {
        openvino_expect(model, UInt64(computations))
    }

    func withOutputs<Result>(
        of input: UnsafeBufferPointer<Float>, shape: [Int],
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result {
        precondition(shape.reduce(1, *) == input.count)
        guard let computation = openvino_take(model) else { throw Self.failure }
        defer { openvino_give_back(computation) }
        let computed = openvino_infer(computation, input.baseAddress, shape.map(Int64.init), shape.count)
        guard computed != 0 else { throw Self.failure }
        return try body { index in
            var extents = [Int64](repeating: 1, count: 4)
            guard let output = openvino_output(computation, index, &extents) else { throw Self.failure }
            let shape = extents.map(Int.init)
            return NetworkOutput(
                values: UnsafeBufferPointer(start: output, count: shape.reduce(1, *)), shape: shape)
        }
    }

    private static var failure: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "A network could not be computed: \(OpenVINO.message).")
    }
}
