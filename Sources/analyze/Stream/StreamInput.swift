import Foundation

/// What comes by standard input: lines, or frames.
enum StreamInput {
    case lines(StreamedLines)
    case frames(StreamedFrames)

    /// The next question; nil after the last one.
    mutating func next() async throws -> StreamedQuestion? {
        switch self {
        case .lines(var lines):
            defer { self = .lines(lines) }
            return try await lines.nextQuestion()
        case .frames(var frames):
            defer { self = .frames(frames) }
            return try await frames.next()
        }
    }
}
