import Foundation

/// Text from a file or from standard input (`-`).
struct TextInput {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let path: String

    func wholeText() throws -> String {
        let data: Data
        do {
            data =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(description: "The file \(path) cannot be read: check its name and permissions.")
        }
        // No text in UTF-8 has a zero byte, and hardly an image has none.
        guard !data.prefix(1 << 16).contains(0) else {
            throw Failure(
                description: "\(path == "-" ? "Standard input" : "The file \(path)") is not text in UTF-8. "
                    + "Read images with “analyze \(path)”, without “detect”.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Hands out each line that is not blank; those of standard input as they come.
    func forEachLine(_ body: (String) throws -> Void) throws {
        if path == "-" {
            while let line = readLine() {
                if !line.allSatisfy(\.isWhitespace) { try body(line) }
            }
        } else {
            for line in try wholeText().utf8.split(separator: UInt8(ascii: "\n")) {
                let line = String(Substring(line))
                if !line.allSatisfy(\.isWhitespace) { try body(line) }
            }
        }
    }
}
