import Foundation
import Glibc

/// A service that answers one request with what it is told to, and keeps what it was asked.
final class RawService: Sendable {
    let port: Int
    private let descriptor: Int32
    private let asked: Task<String, Never>

    /// Listens; `isSilent` never answers.
    init(answer: String, isSilent: Bool = false) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) | listen(descriptor, 1) | getsockname(descriptor, address, &length)
            }
        }
        guard status == 0 else { throw RawClient.Failure() }
        port = Int(UInt16(bigEndian: address.sin_port))
        self.descriptor = descriptor
        asked = Task.detached {
            await withCheckedContinuation { done in
                DispatchQueue(label: "service").async {
                    let client = accept(descriptor, nil, nil)
                    var text = ""
                    var buffer = [UInt8](repeating: 0, count: 65_536)
                    while !Self.isWhole(text) {
                        let count = recv(client, &buffer, buffer.count, 0)
                        guard count > 0 else { break }
                        text += String(decoding: buffer[..<count], as: UTF8.self)
                    }
                    let bytes = Array(answer.utf8)
                    if !isSilent {
                        _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                        close(client)
                    }
                    done.resume(returning: text)
                }
            }
        }
    }

    deinit { close(descriptor) }

    /// The request, once it has come.
    var request: String { get async { await asked.value } }

    private static func isWhole(_ text: String) -> Bool {
        let parts = text.components(separatedBy: "\r\n\r\n")
        guard parts.count > 1,
            let length = text.firstMatch(of: /(?i)content-length: (\d+)/).flatMap({ Int($0.output.1) })
        else { return false }
        return parts.dropFirst().joined(separator: "\r\n\r\n").utf8.count >= length
    }
}
