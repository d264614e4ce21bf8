import Foundation
import LiveText

/// An image that a line of standard input names: `{"id", "path"}` or `{"id", "base64"}`.
struct StreamedImage: Decodable, Sendable {
    /// Handed back with the answer; nil where the line has none.
    let id: LineID?
    private let path: String?
    private let base64: Data?

    /// - Throws: `ImageAnalysisFailure` with the code `unreadableLine`, which says what is wrong with the line.
    init(line: Data) throws(ImageAnalysisFailure) {
        do {
            self = try JSONDecoder().decode(Self.self, from: line)
        } catch {
            throw Self.unreadable(line, Self.reason(of: error))
        }
        guard (path == nil) != (base64 == nil) else {
            throw Self.unreadable(line, "A line needs either a “path” or the image as “base64”")
        }
    }

    /// The name that the image has in its answer.
    var name: String? { path }

    var source: ImageSource {
        if let path { return ImageSource(path: path) }
        return ImageSource(bytes: [UInt8](base64 ?? Data()))
    }

    /// The id of a line that cannot be read otherwise.
    static func id(ofLine line: Data) -> LineID? {
        struct Name: Decodable {
            let id: LineID?
        }
        return (try? JSONDecoder().decode(Name.self, from: line))?.id
    }

    private static func unreadable(_ line: Data, _ reason: String) -> ImageAnalysisFailure {
        ImageAnalysisFailure(
            code: "unreadableLine", message: "\(reason): \(String(decoding: line.prefix(60), as: UTF8.self))")
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context) where context.codingPath.last?.stringValue == "base64":
            "The line's “base64” is not base64"
        case DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty:
            "The line's “\(context.codingPath[0].stringValue)” has the wrong type"
        default: "The line is not a JSON object with a “path” or “base64”"
        }
    }
}
