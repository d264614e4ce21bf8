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
    private var hasEnded = false

    init(of input: FileHandle = .standardInput, limit: Int) {
        self.input = input
        self.limit = limit
    }

    /// The next line without its end; nil after the last one. Waits, on a thread of its own, until it is there.
    mutating func next() async throws -> Line? {
        var isTooLong = false
        var searched = 0
        while true {
            if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                return isTooLong || line.count > limit ? .tooLong : .whole(Data(line))
            }
            if hasEnded {
                defer { buffer = Data() }
                if isTooLong { return .tooLong }
                return buffer.isEmpty ? nil : buffer.count > limit ? .tooLong : .whole(buffer)
            }
            searched = buffer.count
            if searched > limit {
                (isTooLong, searched, buffer) = (true, 0, Data())
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
