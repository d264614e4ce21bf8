import Foundation
import LiveText

/// An image that standard input names or holds.
struct StreamedImage: Sendable {
    /// Handed back with the answer; nil where the question has none.
    let id: LineID?
    /// What it is called in its answer: its path.
    let name: String?
    /// The page of a document that it is, counted from 1; nil for an image.
    var page: Int?
    let source: ImageSource

    /// The image that a line names or holds: `{"id", "path"}` or `{"id", "base64"}`; or what is wrong with the line.
    static func question(inLine line: Data) -> StreamedQuestion {
        do {
            let content = try JSONDecoder().decode(Line.self, from: line)
            return switch (content.path, content.base64) {
            case (let path?, nil): .image(Self(id: content.id, name: path, source: ImageSource(path: path)))
            case (nil, let bytes?): .image(Self(id: content.id, name: nil, source: ImageSource(data: bytes)))
            default:
                failure(line, content.id, "A line needs either a “path” or the image as “base64”")
            }
        } catch {
            return failure(line, LineID(ofLine: line), reason(of: error))
        }
    }

    private static func failure(_ line: Data, _ id: LineID?, _ reason: String) -> StreamedQuestion {
        .failure(ImageAnalysisFailure(unreadableLine: line, reason: reason), id: id)
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

    private struct Line: Decodable {
        let id: LineID?
        let path: String?
        let base64: Data?
    }
}
