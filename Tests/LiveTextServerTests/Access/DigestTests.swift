import RichText
import Testing

@testable import LiveTextServer

/// The digests are what `sha256sum` prints.
struct DigestTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            String(repeating: "0123456789", count: 1000),
            "4c207598af7a20db0e3334dd044399a40e467cb81b37f7ba05a4f76dcbd8fd59"
        ),
    ])
    func knownDigests(text: String, hex: String) {
        #expect(Digest(of: text).hex == hex)
    }

    @Test(arguments: [1, 63, 64, 65, 4_097]) func piecesHaveTheDigestOfTheWhole(length: Int) {
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 31) }
        var hash = RunningHash()
        for start in stride(from: 0, to: bytes.count, by: length) {
            bytes[start..<min(bytes.count, start + length)].withUnsafeBytes { hash.update(with: $0) }
            // What came so far can be asked for without an end to it.
            #expect(hash.finished().count == 32)
        }
        #expect(Digest(hash).hex == Digest(of: bytes).hex)
    }

    @Test func comparesWhole() {
        let digest = Digest(of: "key")
        #expect(digest.isSame(as: Digest(of: "key")))
        #expect(!digest.isSame(as: Digest(of: "kex")))
    }
}
