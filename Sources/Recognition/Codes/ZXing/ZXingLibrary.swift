import CZXing
internal import Foundation
internal import Imaging

/// zxing-cpp on this system: loaded on first use, for the rest of the process. Without it ZBar reads codes alone.
package enum ZXingLibrary {
    /// Whether it can be used.
    package static let isAvailable = folders.contains(where: load)

    /// The file of the one major version whose behaviour was measured; the name carries it.
    private static let file = "libZXing.so.4"

    /// The folder of the library; nil where it is not installed.
    package static var folder: String? {
        folders.first { FileManager.default.fileExists(atPath: $0 + "/" + file) }
    }

    private static var folders: [String] {
        InstalledFolders.candidates(variable: "LIVETEXT_ZXING", user: "zxing/lib", package: ".libraries/zxing/lib")
    }

    private static func load(from folder: String) -> Bool {
        let path = folder + "/" + file
        guard FileManager.default.fileExists(atPath: path), (try? SharedLibrary.check(path)) != nil else {
            return false
        }
        return zxing_load(path) != 0
    }
}
