import DocumentModel
import Testing

@testable import Recognition

/// Pictures made to keep decoders busy.
@Suite struct HostileCodeTests {
    @Test(arguments: [2, 5]) func checkerboardsEnd(module: Int) throws {
        try expectEnd { x, y in (x / module + y / module).isMultiple(of: 2) }
    }

    /// A picture full of QR codes' finder patterns.
    @Test(arguments: [3, 6]) func finderPatternsEnd(module: Int) throws {
        try expectEnd { x, y in
            let (u, v) = (abs(x / module % 9 - 4), abs(y / module % 9 - 4))
            return max(u, v) < 2 || max(u, v) == 3
        }
    }

    private func expectEnd(isDark: (Int, Int) -> Bool) throws {
        let size = PixelSize(width: 1200, height: 900)
        let bytes = (0..<size.width * size.height).map { isDark($0 % size.width, $0 / size.width) ? UInt8(0) : 255 }
        var reader = try CodeReader()
        let start = ContinuousClock.now
        let codes = try reader.codes(
            in: Picture(size: size, format: .gray8, rowStride: size.width, bytes: bytes))
        #expect(codes.isEmpty)
        // An unoptimised build on a busy machine takes a fraction of it.
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
