import Foundation
import Testing

/// A file of the repository: where it lies and what it says.
struct SourceFile: CustomTestStringConvertible {
    /// Relative to the repository's root.
    let path: String
    let text: String

    /// A file as a test makes it up.
    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Reads a file; nil for a folder and for what is no text.
    init?(path: String) {
        let file = SourceTree.root.appending(path: path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        self.init(path: path, text: text)
    }

    var testDescription: String { path }

    /// The folder below `Sources` or `Tests`.
    var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// The file's name without its extension.
    var name: String {
        (path as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? ""
    }

    /// The text with comments and string literals blanked, so that rules see code alone.
    var code: String { CodeScanner.code(in: text) }

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
}
