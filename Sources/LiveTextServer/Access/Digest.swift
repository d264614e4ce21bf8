internal import Crypto
package import Foundation

/// A digest by SHA-256: nobody can find two contents with the same one.
package struct Digest: Hashable, Sendable {
    private let value: SHA256.Digest

    package init(of bytes: [UInt8]) {
        value = SHA256.hash(data: bytes)
    }

    package init(of bytes: Data) {
        value = SHA256.hash(data: bytes)
    }

    package init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// The digest of several parts, each after its length, so that no other parts make the same bytes.
    package init(ofParts parts: [[UInt8]]) {
        var hash = SHA256()
        for part in parts {
            withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.update(bufferPointer: $0) }
            part.withUnsafeBytes { hash.update(bufferPointer: $0) }
        }
        value = hash.finalize()
    }

    /// The bytes in hexadecimal digits.
    package var hex: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: value.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Whether two digests are the same, in a time that does not tell where they differ: so the library compares them.
    package func isSame(as other: Digest) -> Bool { value == other.value }
}
