import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

/// Pictures 200 × 80 of upright strokes, like letters of some size.
@Suite struct ThinStrokesTests {
    /// Black strokes of some columns on white, ten columns or more apart.
    private func strokes(_ columns: Int, channels: Picture.Channels = .gray) -> Picture {
        let bytes = (0..<80).flatMap { _ in
            (0..<200).flatMap { column in
                [UInt8](repeating: column % (10 + columns) < columns ? 0 : 255, count: channels.rawValue)
            }
        }
        return Picture(bytes, width: 200, height: 80, channels)
    }

    @Test(arguments: [Picture.Channels.gray, .rgb])
    func smallPrintHasThem(channels: Picture.Channels) {
        #expect(strokes(1, channels: channels).hasThinStrokes)
        #expect(strokes(2, channels: channels).hasThinStrokes)
    }

    @Test(arguments: [3, 4, 9])
    func largeLettersHaveNone(columns: Int) {
        #expect(!strokes(columns).hasThinStrokes)
        #expect(!strokes(columns, channels: .rgb).hasThinStrokes)
    }

    @Test func faintNoiseIsNotCounted() {
        let bytes = (0..<80 * 200).map { UInt8($0 % 2 * 20) }
        let noise = Picture(bytes, width: 200, height: 80)
        #expect(!noise.hasThinStrokes)
    }

    @Test func whatIsTooSmallHasNone() {
        for (width, height) in [(0, 0), (1, 80), (200, 4)] {
            #expect(!Picture([], width: width, height: height).hasThinStrokes)
        }
    }
}
