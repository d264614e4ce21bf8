import Foundation

/// The repository's files, read from where this file lies.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files of the package's modules.
    static let sources = files(in: "Sources", extensions: ["swift"])
    /// The Swift files of the tests.
    static let tests = files(in: "Tests", extensions: ["swift"])
    /// Everything that a person wrote as text.
    static let texts =
        ["Sources", "Tests", "Scripts", "Benchmarks", "Models", ".ci"].flatMap { files(in: $0, extensions: written) }
        + topLevel
    /// The pages, for a check of their links.
    static let pages = texts.filter { $0.path.hasSuffix(".md") }

    private static let written: Set = [
        "", "c", "cpp", "css", "h", "html", "js", "json", "md", "modulemap", "py", "sh", "swift", "txt",
    ]

    private static var topLevel: [SourceFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0 == "Makefile" || $0.hasSuffix(".md") || $0 == "Package.swift" }.sorted()
            .compactMap(SourceFile.init(path:))
    }

    private static func files(in folder: String, extensions: Set<String>) -> [SourceFile] {
        let walk = FileManager.default.enumerator(
            at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let prefix = root.path + "/"
        return (walk?.compactMap { $0 as? URL } ?? [])
            .filter { extensions.contains($0.pathExtension) && $0.path.hasPrefix(prefix) }
            .map { String($0.path.dropFirst(prefix.count)) }
            .filter { !$0.hasPrefix("Models/installed") }  // others wrote what is fetched
            .sorted()
            .compactMap(SourceFile.init(path:))
    }
}
