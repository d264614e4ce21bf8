internal import CNettle
package import Foundation
internal import RichText

/// A digest by SHA-256: nobody can find two contents with the same one.
package struct Digest: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ hash: RunningHash) {
        bytes = hash.finished()
    }

    package init(of bytes: [UInt8]) {
        var hash = RunningHash()
        bytes.withUnsafeBytes { hash.update(with: $0) }
        self.init(hash)
    }

    package init(of bytes: Data) {
        var hash = RunningHash()
        bytes.withUnsafeBytes { hash.update(with: $0) }
        self.init(hash)
    }

    package init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// The digest of several parts, each after its length, so that no other parts make the same bytes.
    package init(ofParts parts: [[UInt8]]) {
        var hash = RunningHash()
        for part in parts {
            withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.update(with: $0) }
            part.withUnsafeBytes { hash.update(with: $0) }
        }
        self.init(hash)
    }

    /// The bytes in hexadecimal digits.
    package var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Whether two digests are the same, in a time that does not tell where they differ.
    package func isSame(as other: Digest) -> Bool {
        nettle_memeql_sec(bytes, other.bytes, bytes.count) != 0
    }
}
