internal import Imaging
import COpenVINO

/// Owns one computation of a network with its tensors. Used by one thread at a time.
struct InferRequest: ~Copyable {
    private let request: OpaquePointer

    init(_ request: OpaquePointer?) throws {
        guard let request else {
            throw ImageAnalysisError(.engineUnavailable, "OpenVINO could not be used: \(OpenVINO.message).")
        }
        self.request = request
    }

    deinit {
        openvino_request_free(request)
    }

    /// Computes the outputs of one input.
    ///
    /// - Parameters:
    ///   - input: What `shape` says, row by row.
    ///   - shape: The extents, the outermost first.
    /// - Throws: `.recognitionFailed`, with what OpenVINO says.
    borrowing func infer(_ input: UnsafeBufferPointer<Float>, shape: [Int]) throws {
        precondition(shape.reduce(1, *) == input.count)
        let computed = openvino_infer(request, input.baseAddress, shape.map(Int64.init), shape.count)
        guard computed != 0 else { throw Self.failure }
    }

    /// Lends an output of the last computation.
    ///
    /// - Parameter body: Gets the output, valid while it runs and computes nothing new, and its extents, up to four.
    /// - Throws: `.recognitionFailed`, with what OpenVINO says.
    borrowing func withOutput<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<Float>, [Int]) throws -> Result
    ) throws -> Result {
        var extents = [Int64](repeating: 1, count: 4)
        guard let output = openvino_output(request, index, &extents) else { throw Self.failure }
        let shape = extents.map(Int.init)
        return try body(UnsafeBufferPointer(start: output, count: shape.reduce(1, *)), shape)
    }

    private static var failure: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "A network could not be computed: \(OpenVINO.message).")
    }
}
