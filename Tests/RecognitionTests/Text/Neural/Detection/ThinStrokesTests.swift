import DocumentModel
import Testing

@testable import Recognition

/// Pictures 200 × 80 of upright strokes, like letters of some size.
@Suite struct ThinStrokesTests {
    /// Black strokes of some columns on white, ten columns or more apart.
    private func strokes(_ columns: Int, format: PixelFormat = .gray8) -> Picture {
        let bytes = (0..<80).flatMap { _ in
            (0..<200).flatMap { column in
                [UInt8](repeating: column % (10 + columns) < columns ? 0 : 255, count: format.bytesPerPixel)
            }
        }
        return Picture(
            size: PixelSize(width: 200, height: 80), format: format, rowStride: 200 * format.bytesPerPixel, bytes: bytes
        )
    }

    @Test(arguments: [PixelFormat.gray8, .rgb8])
    func smallPrintHasThem(format: PixelFormat) {
        #expect(strokes(1, format: format).hasThinStrokes)
        #expect(strokes(2, format: format).hasThinStrokes)
    }

    @Test(arguments: [3, 4, 9])
    func largeLettersHaveNone(columns: Int) {
        #expect(!strokes(columns).hasThinStrokes)
        #expect(!strokes(columns, format: .rgb8).hasThinStrokes)
    }

    @Test func faintNoiseIsNotCounted() {
        let bytes = (0..<80 * 200).map { UInt8($0 % 2 * 20) }
        let noise = Picture(size: PixelSize(width: 200, height: 80), format: .gray8, rowStride: 200, bytes: bytes)
        #expect(!noise.hasThinStrokes)
    }

    @Test func whatIsTooSmallHasNone() {
        for (width, height) in [(0, 0), (1, 80), (200, 4)] {
            let size = PixelSize(width: width, height: height)
            let bitmap = Picture(
                size: size, format: .gray8, rowStride: width, bytes: [UInt8](repeating: 0, count: width * height))
            #expect(!bitmap.hasThinStrokes)
        }
        let missing = Picture(size: PixelSize(width: 200, height: 80), format: .gray8, rowStride: 200, bytes: [])
        #expect(!missing.hasThinStrokes)
    }
}
