import DocumentModel
import Testing

@testable import Imaging

@Suite struct ReductionTests {
    private static func picture(
        _ bytes: [UInt8], width: Int, height: Int, _ channels: Picture.Channels = .gray
    ) throws -> Picture {
        try #require(Picture(size: PixelSize(width: width, height: height), channels: channels, bytes: bytes))
    }

    @Test func eachPixelIsTheMeanOfASquare() throws {
        // The last column and row fill no square.
        let bytes: [UInt8] = [0, 100, 10, 20, 9, 100, 200, 30, 40, 9, 9, 9, 9, 9, 9]
        let picture = try Self.picture(bytes, width: 5, height: 3)
        #expect(picture.reduced(by: 2) == (try Self.picture([100, 25], width: 2, height: 1)))
        for factor in [0, 1, 4] { #expect(picture.reduced(by: factor) == picture) }
    }

    @Test(arguments: [2, 3, 5, 16, 17, 20])
    func channelsStayApart(factor: Int) throws {
        var random = SplitMix(state: 5)
        let (width, height) = (3 * factor + 1, 2 * factor)
        let bytes = (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
        let reduced = try Self.picture(bytes, width: width, height: height, .rgb).reduced(by: factor)
        #expect(reduced.size == PixelSize(width: 3, height: 2) && reduced.channels == .rgb)
        for (index, value) in reduced.bytes.enumerated() {
            let (column, row, channel) = (index / 3 % 3, index / 9, index % 3)
            let square = (0..<factor * factor).map { part in
                let (x, y) = (column * factor + part % factor, row * factor + part / factor)
                return Double(bytes[(y * width + x) * 3 + channel])
            }
            let mean = square.reduce(0, +) / Double(square.count)
            #expect(abs(Double(value) - mean) <= 0.51)
        }
    }

    /// The largest sums that there are.
    @Test(arguments: [2, 16, 17, 300])
    func whiteStaysWhite(factor: Int) throws {
        let (width, height) = (2 * factor, factor)
        let white = try Self.picture([UInt8](repeating: 255, count: width * height), width: width, height: height)
        #expect(white.reduced(by: factor) == (try Self.picture([255, 255], width: 2, height: 1)))
    }
}
