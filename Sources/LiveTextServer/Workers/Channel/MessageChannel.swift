internal import Foundation
internal import Glibc

/// One end of a stream socket that carries messages, each with the bytes that belong to it.
///
/// Calls block: one queue may send while another receives.
final class MessageChannel: Sendable {
    struct Failure: Error {
        let reason: String
    }

    /// A message with its bytes.
    typealias Letter = (message: WorkerMessage, bytes: [UInt8])

    /// More bytes than any body has; a message that announces more is an error.
    private static let longest = 1 << 30
    /// More than a message without its bytes takes.
    private static let longestHeader = 1 << 20

    /// Open as long as this exists.
    let descriptor: Int32

    /// Takes the descriptor over and closes it in the end.
    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Two connected ends; no process that this one starts inherits them by accident.
    static func pair() throws(WorkerStartFailure) -> (MessageChannel, MessageChannel) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw WorkerStartFailure(reason: String(cString: strerror(errno)))
        }
        return (MessageChannel(descriptor: ends[0]), MessageChannel(descriptor: ends[1]))
    }

    /// Sends a message with its bytes, and waits until the other end has taken almost all of it.
    func send(_ message: WorkerMessage, bytes: [UInt8] = []) throws {
        let header = try JSONEncoder().encode(message)
        guard bytes.count <= Self.longest else { throw Failure(reason: "\(bytes.count) bytes are too many to send") }
        var start = [UInt8]()
        for count in [header.count, bytes.count] {
            withUnsafeBytes(of: UInt32(count).littleEndian) { start.append(contentsOf: $0) }
        }
        try write(start + header, then: bytes)
    }

    /// Waits for the next message.
    ///
    /// - Parameter limit: How many bytes may come with the message, since memory is taken for as many as come.
    /// - Returns: The message with its bytes; nil once the other end is closed.
    /// - Throws: ``Failure`` where the other end announces more bytes or reading fails, and `DecodingError` where what
    ///   came is not a message.
    func receive(limit: Int = longest) throws -> Letter? {
        let start = try read(8)
        guard start.count == 8 else { return nil }
        let counts = [0, 4].map { offset in (0..<4).reduce(0) { $0 | Int(start[offset + $1]) << (8 * $1) } }
        guard counts[0] <= Self.longestHeader, counts[1] <= limit else {
            throw Failure(reason: "The other end announces \(counts[0]) and \(counts[1]) bytes.")
        }
        let header = try read(counts[0])
        let bytes = try read(counts[1])
        guard header.count == counts[0], bytes.count == counts[1] else { return nil }
        return (try JSONDecoder().decode(WorkerMessage.self, from: Data(header)), bytes)
    }

    /// Says that nothing more will be sent; the other end reads what is on its way, then the end.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private func write(_ first: [UInt8], then second: [UInt8]) throws {
        try first.withUnsafeBytes { first in
            try second.withUnsafeBytes { second in
                var written = 0
                while written < first.count + second.count {
                    let count = send(first.dropFirst(written), second.dropFirst(max(0, written - first.count)))
                    if count > 0 {
                        written += count
                    } else if errno != EINTR {
                        throw Failure(reason: String(cString: strerror(errno)))
                    }
                }
            }
        }
    }

    /// Sends both at once, as far as they go, so that the other end is woken once.
    ///
    /// - Returns: How many bytes went; -1 after a failure, which `errno` tells.
    private func send(_ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>) -> Int {
        var parts = [first, second].map { part in
            let part = UnsafeRawBufferPointer(rebasing: part)
            return iovec(iov_base: UnsafeMutableRawPointer(mutating: part.baseAddress), iov_len: part.count)
        }
        return parts.withUnsafeMutableBufferPointer { parts in
            var message = msghdr()
            message.msg_iov = parts.baseAddress
            message.msg_iovlen = parts.count
            // Without the flag, a process that has ended would take this one along.
            return sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
        }
    }

    /// Fewer bytes only where the stream ends before.
    private func read(_ count: Int) throws -> [UInt8] {
        // Memory that nothing is written to is not taken, so a length that lies costs nothing.
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let got = recv(descriptor, room.baseAddress, room.count, Int32(MSG_WAITALL))
                if got == 0 { return }
                if got > 0 {
                    filled += got
                } else if errno != EINTR {
                    throw Failure(reason: String(cString: strerror(errno)))
                }
            }
        }
    }
}
