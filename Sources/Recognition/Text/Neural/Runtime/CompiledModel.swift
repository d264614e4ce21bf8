import COpenVINO
internal import Imaging

/// A network that all workers share; of a stored one, each may have a copy.
final class CompiledModel: Sendable {
    /// How a network is computed.
    struct Options: Sendable {
        /// How many computations may run at once, of a stored network each with its copy.
        let copies: Int
        /// How many threads each has; one alone is the caller's.
        let threads: Int
    }

    /// A pointer is not `Sendable`; this one may be shared, because OpenVINO's compiled models are safe to use from several
    /// threads, and it is freed once, when nobody refers to it any more. What a picture holds reaches it only as the numbers of
    /// tensors, whose extents `InferRequest` compares with them.
    private nonisolated(unsafe) let model: OpaquePointer
    private let copies: Int

    /// Compiles a network for this processor.
    ///
    /// - Throws: `.engineUnavailable` where the file is damaged, with what OpenVINO says.
    init(compiling network: InstalledNetwork, _ options: Options) throws {
        try network.check()
        guard let model = openvino_compile(network.path, Int32(options.copies), Int32(options.threads)) else {
            throw network.unusable(OpenVINO.message)
        }
        self.model = model
        copies = options.copies
    }

    /// Loads a network that `store` compiled and kept with the same key; nil where there is none or it is damaged.
    init?(storedAt path: String, key: UInt64, _ options: Options) {
        guard let model = openvino_import(path, key, Int32(options.copies), Int32(options.threads)) else { return nil }
        self.model = model
        copies = options.copies
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
        openvino_model_give_back(model)
    }

    /// Makes a computation, for one thread at a time. What it takes is loaded when it first runs.
    ///
    /// - Parameter worker: The number of the worker that runs it, counted from 0.
    /// - Returns: The computation.
    /// - Throws: `.engineUnavailable` where no memory is left.
    func makeRequest(for worker: Int) throws -> InferRequest {
        guard let request = openvino_request_create(model, Int32(worker % copies)) else {
            throw ImageAnalysisError(.engineUnavailable, "OpenVINO could not be used: \(OpenVINO.message).")
        }
        return InferRequest(request, of: self)
    }
}
