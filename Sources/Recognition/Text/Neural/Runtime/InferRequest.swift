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

    /// Computes the output of one input.
    ///
    /// - Parameters:
    ///   - input: What `shape` says, row by row.
    ///   - shape: Four extents: batch, channels, height, width.
    ///   - body: Gets the output, valid while it runs, and its extents, up to four.
    /// - Throws: `.recognitionFailed`, with what OpenVINO says.
    borrowing func infer<Result>(
        _ input: inout [Float], shape: [Int], _ body: (UnsafeBufferPointer<Float>, [Int]) throws -> Result
    ) throws -> Result {
        precondition(shape.count == 4 && shape.reduce(1, *) == input.count)
        guard openvino_infer(request, &input, shape.map(Int64.init)) != 0 else { throw Self.failure }
        var extents = [Int64](repeating: 1, count: 4)
        guard let output = openvino_output(request, &extents) else { throw Self.failure }
        let outputShape = extents.map(Int.init)
        return try body(UnsafeBufferPointer(start: output, count: outputShape.reduce(1, *)), outputShape)
    }

    private static var failure: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "A network could not be computed: \(OpenVINO.message).")
    }
}
