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
            throw ImageAnalysisFailure(unreadableLine: line, reason: Self.reason(of: error))
        }
        guard (path == nil) != (base64 == nil) else {
            throw ImageAnalysisFailure(
                unreadableLine: line, reason: "A line needs either a “path” or the image as “base64”")
        }
    }

    /// The name that the image has in its answer.
    var name: String? { path }

    var source: ImageSource {
        if let path { return ImageSource(path: path) }
        return ImageSource(bytes: [UInt8](base64 ?? Data()))
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
