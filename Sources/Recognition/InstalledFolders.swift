internal import Foundation

/// Where the parts that set-up installs, and no package manager does, may lie.
enum InstalledFolders {
    /// Where this program lies, links followed: once, as that takes longer than to look for a file.
    private static let programFolder =
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()

    /// The folder that an environment variable names, and no other; else the user's own, this program's, and those of the
    /// package that it was built in.
    ///
    /// - Parameters:
    ///   - variable: the environment variable.
    ///   - user: the folder within `livetext` among the user's data.
    ///   - package: the folder within the package.
    static func candidates(variable: String, user: String, package: String) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment[variable], !named.isEmpty { return [named] }
        let data = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        let own = data.map { ["\($0)/livetext/\(user)"] } ?? []
        guard var folder = programFolder else { return own }
        let program = folder.path
        // A build lies a few levels inside its package.
        let packages = (0..<6).map { _ in
            defer { folder.deleteLastPathComponent() }
            return folder.appending(path: package).path
        }
        return own + [program] + packages
    }
}
