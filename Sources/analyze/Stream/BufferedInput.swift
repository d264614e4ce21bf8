import Foundation

/// Bytes of a stream, taken in pieces of any size as they come. Waits on a thread of its own.
struct BufferedInput {
    private let input: FileHandle
    private var buffer = Data()
    /// Where in the buffer what has not been taken begins.
    private var begin = 0

    init(of input: FileHandle) {
        self.input = input
    }

    /// Whether nothing is left that has been read, and not taken.
    var isEmpty: Bool { begin == buffer.count }

    /// So many bytes; nil where there are fewer until the end.
    mutating func take(_ count: Int) async throws -> Data? {
        while buffer.count - begin < count {
            guard try await readMore() else { return nil }
        }
        defer { begin += count }
        return buffer.subdata(in: begin..<begin + count)
    }

    /// Passes over so many bytes.
    ///
    /// - Returns: Whether there were as many.
    mutating func skip(_ count: Int) async throws -> Bool {
        var rest = count
        while buffer.count - begin < rest {
            rest -= buffer.count - begin
            begin = buffer.count
            guard try await readMore() else { return false }
        }
        begin += rest
        return true
    }

    private mutating func readMore() async throws -> Bool {
        if begin > 0 {
            buffer = buffer.subdata(in: begin..<buffer.count)
            begin = 0
        }
        let more = try await input.someBytes(upTo: 1 << 20)
        buffer += more
        return !more.isEmpty
    }
}
