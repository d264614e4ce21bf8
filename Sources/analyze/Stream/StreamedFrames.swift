import Foundation
import LiveText

/// The frames of standard input: the length of a header in four bytes, the smallest first; the header, an object of JSON with a
/// `path` or with the `size` of an image; and that many bytes.
struct StreamedFrames {
    /// What comes before an image's bytes.
    private struct Header: Decodable {
        let id: LineID?
        let path: String?
        let size: Int?
    }

    /// More bytes than a header has.
    private static let longestHeader = 1 << 16

    /// The most bytes that an image may have.
    let maxBytes: Int
    private var input: BufferedInput
    private var hasEnded = false

    init(of input: FileHandle = .standardInput, maxBytes: Int) {
        self.input = BufferedInput(of: input)
        self.maxBytes = maxBytes
    }

    /// The next image; nil after the last one, and after what is no frame, as nobody knows where the next one would begin.
    mutating func next() async throws -> StreamedQuestion? {
        if hasEnded { return nil }
        guard let start = try await input.take(4) else {
            hasEnded = true
            return input.isEmpty ? nil : broken("The input ends within a frame")
        }
        let length = start.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.longestHeader else {
            return broken("A frame's header has \(Self.longestHeader) bytes at most, not \(length)", start)
        }
        guard let bytes = try await input.take(length) else { return broken("The input ends within a frame") }
        guard let header = try? JSONDecoder().decode(Header.self, from: bytes) else {
            return broken("A frame's header is a JSON object with a “path”, or with the “size” of an image", bytes)
        }
        switch (header.path, header.size) {
        case (let path?, nil):
            return .image(StreamedImage(id: header.id, name: path, source: ImageSource(path: path)))
        case (nil, let size?) where size > maxBytes:
            guard try await input.skip(size) else { return broken("The input ends within a frame", id: header.id) }
            let failure = ImageAnalysisFailure(
                code: "imageTooLarge",
                message: "The image has \(size) bytes, and \(maxBytes) are allowed: raise --max-bytes.")
            return .failure(failure, id: header.id)
        case (nil, let size?) where size >= 0:
            guard let image = try await input.take(size) else {
                return broken("The input ends within a frame", id: header.id)
            }
            return .image(StreamedImage(id: header.id, name: nil, source: ImageSource(data: image)))
        default:
            return broken("A frame's header needs either a “path” or the “size” of an image", bytes, id: header.id)
        }
    }

    private mutating func broken(_ reason: String, _ bytes: Data = Data(), id: LineID? = nil) -> StreamedQuestion {
        hasEnded = true
        let found = bytes.isEmpty ? "" : ": \(String(decoding: bytes.prefix(60), as: UTF8.self))"
        return .failure(
            ImageAnalysisFailure(code: "unreadableFrame", message: "\(reason)\(found). Nothing after it is read."),
            id: id)
    }
}
