import Foundation
import Glibc

/// A client that may send anything, at any pace: a socket.
final class RawClient: Sendable {
    struct Failure: Error {}

    private let descriptor: Int32

    init(port: Int, host: String = "127.0.0.1") throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        // Nothing that a test waits for takes longer.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        // Little is on its way to a client that does not read.
        var room: Int32 = 65_536
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure() }
    }

    deinit { close(descriptor) }

    /// Sends bytes; false once the server does not take them any more.
    @discardableResult
    func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// Says that nothing more will come.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Cuts the connection.
    func cut() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Reads until some text has come, or, with nil, until the server has closed the connection.
    ///
    /// - Throws: ``Failure`` where neither happens in time.
    func read(until end: String? = nil) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Blocks, so it is no work for the threads that everything else shares.
            DispatchQueue(label: "client").async { [self] in
                continuation.resume(with: Result { try readNow(until: end) })
            }
        }
    }

    private func readNow(until end: String?) throws -> String {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while end == nil || !text.contains(end ?? "") {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 { break }
            guard count > 0 else {
                if errno == ECONNRESET { break }
                throw Failure()
            }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return text
    }
}
