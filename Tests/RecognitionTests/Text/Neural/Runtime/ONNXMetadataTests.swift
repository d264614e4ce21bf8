import Foundation
import Testing

@testable import Recognition

@Suite struct ONNXMetadataTests {
    /// Long enough for lengths of two bytes.
    private let letters = (0..<100).map { "\($0)" }.joined(separator: "\n")
    private var file: [UInt8] { NetworkFile.bytes([("author", "nobody"), ("character", letters), ("empty", "")]) }

    private func value(_ key: String, _ bytes: some Sequence<UInt8>) -> String? {
        ONNXMetadata.value(of: key, in: Data(bytes))
    }

    @Test func valuesByKey() {
        #expect(value("character", file) == letters)
        #expect(value("author", file) == "nobody")
        #expect(value("empty", file) == "")
        #expect(value("charact", file) == nil)
        #expect(value("nobody", file) == nil)
        #expect(value("character", []) == nil)
    }

    @Test func valueMayStandBeforeItsKey() {
        let pair = NetworkFile.field(2, Array("abc".utf8)) + NetworkFile.field(1, Array("key".utf8))
        #expect(value("key", NetworkFile.field(14, pair)) == "abc")
        #expect(value("key", NetworkFile.field(13, pair)) == nil)
        #expect(value("key", NetworkFile.field(14, NetworkFile.field(1, Array("key".utf8)))) == nil)
    }

    /// A piece of a file has the whole value or none.
    @Test func truncatedAnywhere() {
        for count in file.indices {
            let piece = value("character", file.prefix(count))
            #expect(piece == nil || piece == letters, "\(count) bytes")
        }
        #expect(value("character", file.prefix(file.count / 2)) == nil)
        #expect(value("character", file.dropLast(6)) == letters)
    }

    @Test func lengthsBeyondTheEnd() {
        for length in [[0x7F], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], Array(repeating: 0xFF, count: 9) + [0x01]] as [[UInt8]] {
            #expect(value("character", [14 << 3 | 2] + length + file) == nil)
        }
        // An integer that never ends, and one of more bits than there are.
        #expect(value("character", Array(repeating: 0xFF, count: 100)) == nil)
        #expect(value("character", Array(repeating: 0xFF, count: 9) + [0x7F] + file) == nil)
    }

    @Test func randomBytes() {
        var generator = SeededGenerator(state: 1)
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                // Small numbers are what tags and lengths are made of.
                UInt8.random(in: 0...(Bool.random(using: &generator) ? 31 : 255), using: &generator)
            }
            #expect(value("character", bytes) == nil)
        }
        let file = NetworkFile.bytes([("character", "a\nb\nc")])
        var survivors = 0
        for _ in 0..<5000 {
            var damaged = file
            for _ in 0..<3 {
                damaged[Int.random(in: damaged.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let value = value("character", damaged) {
                survivors += 1
                #expect(value.utf8.count <= 3 * file.count)
            }
        }
        #expect(survivors > 0 && survivors < 5000)
    }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
