/// Files stay short enough to be read at once.
enum FileLengthRule {
    static let longest = 300

    static func violations(in file: SourceFile) -> [String] {
        file.lineCount > longest ? ["\(file.lineCount) lines, more than \(longest)"] : []
    }
}
