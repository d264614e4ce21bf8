internal import CNettle

/// SHA-256 of bytes that come one after the other.
package struct RunningHash: Sendable {
    private var context = sha256_ctx()

    package init() {
        nettle_sha256_init(&context)
    }

    package mutating func update(with bytes: UnsafeRawBufferPointer) {
        nettle_sha256_update(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    }

    /// The 32 bytes of the hash of all that came so far.
    package func finished() -> [UInt8] {
        var context = context
        return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
            nettle_sha256_digest(&context, Int(SHA256_DIGEST_SIZE), buffer.baseAddress)
            count = Int(SHA256_DIGEST_SIZE)
        }
    }
}
