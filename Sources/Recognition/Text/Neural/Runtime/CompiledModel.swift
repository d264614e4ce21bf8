internal import Imaging
import COpenVINO
internal import Foundation

/// A network, loaded once and shared by all workers: OpenVINO lets any thread make requests from it.
final class CompiledModel: Sendable {
    /// The address of the model; as a number, because a pointer is not `Sendable`.
    private let address: UInt

    /// Compiles a network for this processor.
    ///
    /// - Parameters:
    ///   - file: An ONNX file.
    ///   - streams: How many computations run at once.
    ///   - threads: How many threads they share.
    /// - Throws: `.engineUnavailable`, with what OpenVINO says.
    init(file: String, streams: Int, threads: Int) throws {
        var options = [
            "NUM_STREAMS": "\(streams)",
            "INFERENCE_NUM_THREADS": "\(threads)",
            // Threads tied to cores would fight with those of other processes, and with our own workers.
            "ENABLE_CPU_PINNING": "NO",
        ]
        options["CACHE_DIR"] = Self.cacheFolder
        let model = options.withProperties { openvino_compile(file, $0.baseAddress, $0.count) }
        guard let model else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "The network \(file) could not be loaded (\(OpenVINO.message)): fetch it again with Models/fetch.sh.")
        }
        address = UInt(bitPattern: model)
    }

    /// Keeps compiled networks for the next process; nil where no home is known.
    private static var cacheFolder: String? {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
        return base.map { $0 + "/livetext/networks" }
    }

    deinit {
        openvino_model_free(OpaquePointer(bitPattern: address))
    }

    /// Sets up a computation, for one thread at a time.
    func makeRequest() throws -> InferRequest {
        try InferRequest(openvino_request_create(OpaquePointer(bitPattern: address)))
    }
}

extension [String: String] {
    /// Lends the options as C strings.
    fileprivate func withProperties<Result>(
        _ body: (UnsafeBufferPointer<openvino_property>) -> Result
    ) -> Result {
        let strings = sorted { $0.key < $1.key }.map { (key: strdup($0.key), value: strdup($0.value)) }
        defer {
            for string in strings {
                free(string.key)
                free(string.value)
            }
        }
        return strings.map { openvino_property(key: $0.key, value: $0.value) }.withUnsafeBufferPointer(body)
    }
}
