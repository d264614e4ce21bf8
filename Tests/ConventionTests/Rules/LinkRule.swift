import Foundation

/// Relative links of a page lead to a file that is there.
enum LinkRule {
    static func violations(in page: SourceFile) -> [String] {
        let folder = SourceTree.root.appending(path: page.path).deletingLastPathComponent()
        return page.text.captures(#"\]\(([^)\s#]+)"#)
            .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
            .filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
            .map { "links to \($0), which is not there" }
    }
}
