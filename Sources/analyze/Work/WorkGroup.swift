import Foundation
import RichText

/// Some images that one process reads in one go: a row of the queue's index.
struct WorkGroup: Hashable, Sendable {
    /// Names the group's files.
    let hash: String
    let paths: [String]

    /// A group of new images, named after their paths.
    init(paths: [String]) {
        self.paths = paths.sorted()
        var hash = RunningHash()
        for path in self.paths {
            // A name holds no zero, so that no two lists run together to the same bytes.
            Array((path + "\0").utf8).withUnsafeBytes { hash.update(with: $0) }
        }
        self.hash = hash.finished().prefix(20).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A row of an index; nil where it names no files that a group could have.
    init?(row: [String]) {
        guard let hash = row.first, row.count > 1, !hash.isEmpty, hash.count <= 128,
            hash.utf8.allSatisfy({ $0 < 0x80 && (Character(UnicodeScalar($0)).isHexDigit) })
        else { return nil }
        (self.hash, paths) = (hash, Array(row.dropFirst()))
    }

    /// The row, fields in quotes where they need them.
    var row: String {
        ([hash] + paths).map { field in
            let isPlain = field.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
            return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: ",")
    }

    /// The rows of an index: fields with commas between, in quotes where they hold some (RFC 4180).
    static func rows(of text: String) -> [[String]] {
        var rows: [[String]] = []
        var (row, field) = ([String](), String.UnicodeScalarView())
        var isQuoted = false
        var previous: Unicode.Scalar?
        func endField() {
            row.append(String(field))
            field = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\"":
                // A second quote is one that stands for itself.
                if !isQuoted, previous == "\"" { field.append(scalar) }
                isQuoted.toggle()
            case "," where !isQuoted: endField()
            case "\n" where !isQuoted:
                if field.last == "\r" { field.removeLast() }
                endField()
                rows.append(row)
                row = []
            default: field.append(scalar)
            }
        }
        if !field.isEmpty || !row.isEmpty {
            endField()
            rows.append(row)
        }
        return rows
    }
}
