internal import CAllocator
import COpenVINO

/// A network, loaded once and shared by all workers: OpenVINO lets any thread make requests from it.
final class CompiledModel: Sendable {
    /// How a network is computed.
    struct Options: Sendable {
        /// How many computations run at once.
        let streams: Int
        /// How many threads they share.
        let threads: Int
    }

    /// A pointer is not `Sendable`; this one may be shared, because OpenVINO's compiled models are safe to use from several
    /// threads, and it is freed once, when nobody refers to it any more. What a picture holds reaches it only as the numbers of
    /// tensors, whose extents `InferRequest` compares with them.
    private nonisolated(unsafe) let model: OpaquePointer

    /// Compiles a network for this processor.
    ///
    /// - Throws: `.engineUnavailable` where the file is damaged, with what OpenVINO says.
    init(compiling network: InstalledNetwork, _ options: Options) throws {
        try network.check()
        guard let model = openvino_compile(network.path, Int32(options.streams), Int32(options.threads)) else {
            throw network.unusable(OpenVINO.message)
        }
        self.model = model
    }

    /// Loads a network that `store` compiled and kept with the same key; nil where there is none or it is damaged.
    init?(storedAt path: String, key: UInt64, _ options: Options) {
        guard let model = openvino_import(path, key, Int32(options.streams), Int32(options.threads)) else { return nil }
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

    /// Gives the memory back that computations keep for the next one, which takes it again: 126 MB of the detector's for a
    /// picture of 1280 × 960, and some of its time.
    func giveBackMemory() {
        openvino_model_give_back(model)
        // What was smaller, the allocator has kept.
        allocator_give_back()
    }

    /// Sets up a computation, for one thread at a time.
    func makeRequest() throws -> InferRequest {
        try InferRequest(openvino_request_create(model))
    }
}
