import Synchronization

/// A network that many pictures do not need, compiled when it is first computed and shared by all workers.
final class DeferredModel: Sendable {
    private let compile: @Sendable () throws -> CompiledModel
    private let model = Mutex<CompiledModel?>(nil)

    init(_ compile: @escaping @Sendable () throws -> CompiledModel) {
        self.compile = compile
    }

    /// Sets up a computation, for one thread at a time; the network is compiled when it is first wanted.
    func makeRequest() -> InferRequest {
        InferRequest { try self.compiled().handle() }
    }

    private func compiled() throws -> CompiledModel {
        try model.withLock { model in
            if let model { return model }
            let compiled = try compile()
            model = compiled
            return compiled
        }
    }
}
