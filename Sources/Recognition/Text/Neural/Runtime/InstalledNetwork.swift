internal import CNettle
internal import Imaging
import COpenVINO
internal import Foundation

/// A network as it was installed: an ONNX file.
struct InstalledNetwork {
    let path: String
    let content: Data

    /// - Throws: `.engineUnavailable` where there is none.
    init(path: String) throws {
        self.path = path
        do {
            content = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        } catch {
            throw Self.unusable(path, "it cannot be read")
        }
    }

    /// The file's name without what says that it is a network.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// A hash of the content that tells damage and other versions, but no intent.
    func hash(seed: UInt64) -> UInt64 {
        content.withUnsafeBytes { openvino_hash($0.baseAddress, $0.count, seed) }
    }

    /// Compares the file with the list that was installed beside it; without one, anything is right.
    ///
    /// - Throws: `.engineUnavailable` where it differs.
    func check() throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        guard let list = try? String(contentsOf: folder.appending(path: Self.list), encoding: .utf8) else { return }
        let name = URL(filePath: path).lastPathComponent
        let lines = list.split(separator: "\n").map { $0.split(separator: " ") }
        guard let expected = lines.first(where: { $0.count == 2 && $0[1] == name })?[0] else { return }
        guard sha256 == expected else { throw unusable("it is damaged") }
    }

    /// What `sha256sum --check` takes, written by `Models/fetch.sh`.
    private static let list = "SHA256SUMS"

    private var sha256: String {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        content.withUnsafeBytes {
            nettle_sha256_update(&context, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
        }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    func unusable(_ reason: String) -> ImageAnalysisError { Self.unusable(path, reason) }

    private static func unusable(_ path: String, _ reason: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .engineUnavailable,
            "The file \(path) could not be loaded (\(reason)): fetch it again with Models/fetch.sh.")
    }
}
