import Foundation

/// The lines of standard input, one after the other as they come, none longer than a limit.
struct StreamedLines {
    enum Line: Equatable, Sendable {
        case whole(Data)
        /// A line of more bytes than the limit, which is passed over.
        case tooLong
    }

    /// The most bytes that a line may have.
    let limit: Int
    private let input: FileHandle
    private var buffer = Data()
    /// Where in the buffer the next line begins.
    private var begin = 0
    private var hasEnded = false

    init(of input: FileHandle = .standardInput, limit: Int) {
        self.input = input
        self.limit = limit
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
            let more = try await Self.read(input)
            hasEnded = more.isEmpty
            buffer += more
        }
    }

    private static let queue = DispatchQueue(label: "analyze.stream")

    private static func read(_ input: FileHandle) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            queue.async {
                // Gives what is there already, where that is less.
                continuation.resume(with: Result { try input.availableBytes(upTo: 1 << 20) })
            }
        }
    }
}

extension FileHandle {
    /// Some bytes as soon as there are any; none at the end.
    fileprivate func availableBytes(upTo count: Int) throws -> Data {
        var bytes = Data(count: count)
        while true {
            let length = bytes.withUnsafeMutableBytes { Glibc.read(fileDescriptor, $0.baseAddress, count) }
            if length >= 0 { return bytes.prefix(length) }
            if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }
}
