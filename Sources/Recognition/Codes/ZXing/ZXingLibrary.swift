import CZXing
internal import Foundation

/// zxing-cpp on this system: loaded on first use, for the rest of the process. Without it ZBar reads codes alone.
package enum ZXingLibrary {
    /// Whether it can be used.
    package static let isAvailable = places.contains(where: load)

    /// The file of the one major version whose behaviour was measured; the name carries it.
    private static let file = "libZXing.so.4"

    /// The folders that may hold it: the one that `LIVETEXT_ZXING` names and no other, else the user's own, that of this
    /// program, and those of the package which this program was built in.
    private static var places: [String] {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["LIVETEXT_ZXING"], !named.isEmpty { return [named] }
        let data = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        let own = data.map { [$0 + "/livetext/zxing/lib"] } ?? []
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() else {
            return own
        }
        var places = own + [folder.path]
        // A build lies a few levels inside its package.
        for _ in 0..<5 {
            folder.deleteLastPathComponent()
            places.append(folder.appending(path: ".libraries/zxing/lib").path)
        }
        return places
    }

    private static func load(from folder: String) -> Bool {
        let path = folder + "/" + file
        guard FileManager.default.fileExists(atPath: path), SharedLibrary.isWhole(at: path) else { return false }
        return zxing_load(path) != 0
    }
}
