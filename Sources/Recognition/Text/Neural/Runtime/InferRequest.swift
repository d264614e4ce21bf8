internal import Imaging
import COpenVINO

/// Owns one computation of a network with its tensors, set up when it is first wanted. Used by one thread at a time.
struct InferRequest: ~Copyable, NetworkComputation {
    /// OpenVINO's part of it.
    final class Handle {
        fileprivate let request: OpaquePointer

        /// Frees the request when nobody refers to it any more.
        init(_ request: OpaquePointer) {
            self.request = request
        }

        deinit {
            openvino_request_free(request)
        }
    }

    private let handle: FirstUse

    /// - Parameter make: Sets the computation up.
    init(_ make: @escaping () throws -> Handle) {
        handle = FirstUse(make: make)
    }

    borrowing func withOutputs<Result>(
        of input: UnsafeBufferPointer<Float>, shape: [Int],
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result {
        precondition(shape.reduce(1, *) == input.count)
        let request = try handle().request
        let computed = openvino_infer(request, input.baseAddress, shape.map(Int64.init), shape.count)
        guard computed != 0 else { throw Self.failure }
        return try body { index in
            var extents = [Int64](repeating: 1, count: 4)
            guard let output = openvino_output(request, index, &extents) else { throw Self.failure }
            let shape = extents.map(Int.init)
            return NetworkOutput(
                values: UnsafeBufferPointer(start: output, count: shape.reduce(1, *)), shape: shape)
        }
    }

    private final class FirstUse {
        private let make: () throws -> Handle
        private var made: Handle?

        init(make: @escaping () throws -> Handle) {
            self.make = make
        }

        func callAsFunction() throws -> Handle {
            if let made { return made }
            let handle = try make()
            made = handle
            return handle
        }
    }

    private static var failure: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "A network could not be computed: \(OpenVINO.message).")
    }
}
