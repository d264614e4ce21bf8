internal import Imaging
import COpenVINO

/// Owns one computation of a network with its tensors. Used by one thread at a time.
struct InferRequest: ~Copyable, NetworkComputation {
    private let request: OpaquePointer
    /// What computes; it has to live as long.
    private let model: CompiledModel

    /// - Parameters:
    ///   - request: What `openvino_request_create` made; it is freed with this.
    ///   - model: The network that it was made of.
    init(_ request: OpaquePointer, of model: CompiledModel) {
        self.request = request
        self.model = model
    }

    deinit {
        openvino_request_free(request)
    }

    borrowing func withOutputs<Result>(
        of input: UnsafeBufferPointer<Float>, shape: [Int],
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result {
        precondition(shape.reduce(1, *) == input.count)
        let computed = openvino_infer(request, input.baseAddress, shape.map(Int64.init), shape.count)
        guard computed != 0 else { throw Self.failure }
        let request = request
        return try body { index in
            var extents = [Int64](repeating: 1, count: 4)
            guard let output = openvino_output(request, index, &extents) else { throw Self.failure }
            let shape = extents.map(Int.init)
            return NetworkOutput(
                values: UnsafeBufferPointer(start: output, count: shape.reduce(1, *)), shape: shape)
        }
    }

    private static var failure: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "A network could not be computed: \(OpenVINO.message).")
    }
}
