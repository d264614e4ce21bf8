internal import Imaging
import COpenVINO
internal import Foundation

/// The runtime that computes networks, loaded into the process on first use.
enum OpenVINO {
    /// Loads the runtime.
    ///
    /// - Parameter folder: Where its libraries lie together.
    /// - Throws: `.engineUnavailable`, with what the system's loader says.
    static func load(from folder: String) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            try SharedLibrary.check("\(folder)/\(name)", repair: "fetch it again with Models/fetch.sh")
        }
        guard openvino_load("\(folder)/\(library)") != 0 else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "OpenVINO could not be loaded from \(folder) (\(message)): fetch it again with Models/fetch.sh.")
        }
    }

    /// The one version whose behaviour was measured; the name carries it.
    static let library = "libopenvino_c.so.2641"

    /// What compiled networks depend on besides the network: the runtime's build, and from the next line on the processor.
    static var platform: String { String(cString: openvino_platform()) }

    /// Whether the processor has instructions that multiply and add bytes (VNNI), which it does twice as fast as other numbers.
    static var multipliesBytesFast: Bool { openvino_multiplies_bytes() != 0 }

    /// Why the calling thread's last call failed.
    static var message: String { String(cString: openvino_message()) }
}
