internal import Foundation

/// Where the parts that set-up installs, and no package manager does, may lie.
package enum InstalledFolders {
    /// The folder of other projects' libraries in an installation that brings them; nil where the system has them.
    package static var libraries: String? {
        guard let programFolder, TrustedPath.objection(to: programFolder.path) == nil else { return nil }
        let folder = programFolder.deletingLastPathComponent().appending(path: "lib/livetext/libraries").path
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }

    /// Where this program lies, links followed: once, as that takes longer than to look for a file.
    private static let programFolder =
        Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()

    /// The folder that an environment variable names, and no other; else the user's own, those of this program, and
    /// those of the package that it was built in.
    ///
    /// - Parameters:
    ///   - variable: The environment variable's name.
    ///   - user: The folder within `livetext` among the data of a user or of an installed program.
    ///   - package: The folder within the package.
    /// - Returns: Paths, the first choice first; the folders need not exist.
    package static func candidates(variable: String, user: String, package: String) -> [String] {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment[variable], !named.isEmpty { return [named] }
        let data = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        let own = data.map { ["\($0)/livetext/\(user)"] } ?? []
        return own + (programFolder.map { candidates(ofProgramIn: $0, user: user, package: package) } ?? [])
    }

    /// The folders of a program: beside it, where an installation puts them, and in the packages around it.
    ///
    /// A package is one only where nobody else can write, up from the program: in `/tmp`, anybody could make one.
    static func candidates(ofProgramIn folder: URL, user: String, package: String) -> [String] {
        guard TrustedPath.objection(to: folder.path) == nil else { return [] }
        let prefix = folder.deletingLastPathComponent()
        let installed = ["lib", "share"].map { prefix.appending(path: "\($0)/livetext/\(user)").path }
        var packages: [String] = []
        var above = folder.standardizedFileURL
        while above.pathComponents.count > 1, TrustedPath.objection(to: above.path) == nil {
            let manifest = above.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { packages.append(above.appending(path: package).path) }
            above.deleteLastPathComponent()
        }
        return [folder.path] + installed + packages
    }
}
