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
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !SharedLibrary.isWhole(at: "\(folder)/\(name)") {
            throw ImageAnalysisError(
                .engineUnavailable, "The library \(folder)/\(name) is not whole: fetch it again with Models/fetch.sh.")
        }
        guard openvino_load("\(folder)/\(library)") != 0 else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "OpenVINO could not be loaded from \(folder) (\(message)): fetch it again with Models/fetch.sh.")
        }
    }

    /// The one version whose behaviour was measured; the name carries it.
    static let library = "libopenvino_c.so.2641"

    /// Why the calling thread's last call failed.
    static var message: String { String(cString: openvino_message()) }
}
