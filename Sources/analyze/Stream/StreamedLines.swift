import Foundation
import LiveText

/// The lines of standard input, one after the other as they come, none longer than a limit.
struct StreamedLines {
    enum Line: Equatable, Sendable {
        case whole(Data)
        /// A line of more bytes than the limit, which is passed over.
        case tooLong
    }

    /// The most bytes that an image may have.
    let maxBytes: Int
    /// The most bytes that a line may have: what these take in base64, and a little more.
    private var limit: Int { maxBytes / 3 * 4 + 1 << 16 }
    private let input: FileHandle
    private var buffer = Data()
    /// Where in the buffer the next line begins.
    private var begin = 0
    private var hasEnded = false

    init(of input: FileHandle = .standardInput, maxBytes: Int) {
        self.input = input
        self.maxBytes = maxBytes
    }

    /// The next line without its end; nil after the last one. Waits, on a thread of its own, until it is there.
    mutating func next() async throws -> Line? {
        var isTooLong = false
        var searched = begin
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { begin = end + 1 }
                return isTooLong || end - begin > limit ? .tooLong : .whole(buffer.subdata(in: begin..<end))
            }
            isTooLong = isTooLong || buffer.count - begin > limit
            if isTooLong || begin > 0 {
                buffer = isTooLong ? Data() : buffer.subdata(in: begin..<buffer.count)
                begin = 0
            }
            searched = buffer.count
            if hasEnded {
                defer { buffer = Data() }
                return isTooLong ? .tooLong : buffer.isEmpty ? nil : .whole(buffer)
            }
            let more = try await input.someBytes(upTo: 1 << 20)
            hasEnded = more.isEmpty
            buffer += more
        }
    }

    /// The next line that is not blank, as a question. Lines too long for a path are for others to look into.
    mutating func nextQuestion() async throws -> StreamedQuestion? {
        while let line = try await next() {
            guard case .whole(let bytes) = line else {
                let failure = ImageAnalysisFailure(
                    code: "imageTooLarge",
                    message: "A line is too long for an image of \(maxBytes) bytes: raise --max-bytes.")
                return .failure(failure, id: nil)
            }
            if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
            return bytes.count > 1 << 16 ? .line(bytes) : StreamedImage.question(inLine: bytes)
        }
        return nil
    }
}
