import Foundation

/// Text from a file or from standard input (`-`).
struct TextInput {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let path: String

    func wholeText() throws -> String {
        do {
            let data =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw Failure(description: "The file \(path) cannot be read: check its name and permissions.")
        }
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
