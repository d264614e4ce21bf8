import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct PlanesTests {
    @Test func bluePlaneComesFirst() {
        // A red and a green pixel.
        let picture = Picture([255, 0, 0, 0, 255, 0], width: 2, height: 1, .rgb)
        let planes = picture.planes(drawnAt: picture.size)
        #expect(planes == [-1, -1, -1, 1, 1, -1])
    }

    @Test func betweenPixelsItIsInterpolated() {
        let picture = Picture([0, 255, 0, 255], width: 2, height: 2)
        let planes = picture.planes(drawnAt: PixelSize(width: 4, height: 2))
        #expect(planes.count == 3 * 8)
        for row in 0..<6 {
            let values = planes[row * 4..<row * 4 + 4].map { ($0 * 100).rounded() }
            #expect(values[0] == -100 && abs(values[1]) <= 1 && values[2] == 100 && values[3] == 100)
        }
    }

    /// Every second row is black: drawn at half the size they may not vanish, nor may those between.
    @Test func muchReducedItIsAveraged() {
        let bytes = (0..<64).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 64) }
        let planes = Picture(bytes, width: 64, height: 64).planes(drawnAt: PixelSize(width: 32, height: 32))
        #expect(planes.count == 3 * 32 * 32 && planes.allSatisfy { abs($0) < 0.1 })
    }

    /// Blue, green and red of each pixel are the means over what it covers, parts of pixels included.
    @Test(arguments: [Picture.Channels.gray, .rgb])
    func partsOfPixelsCount(channels: Picture.Channels) {
        let (width, height) = (75, 131)
        let bytes = (0..<width * height * channels.rawValue).map { UInt8($0 * 7919 % 251) }
        let planes = Picture(bytes, width: width, height: height, channels).planes(
            drawnAt: PixelSize(width: 32, height: 64))
        #expect(planes.count == 3 * 32 * 64)
        func share(_ pixel: Int, _ start: Double, _ end: Double) -> Double {
            max(0, min(Double(pixel) + 1, end) - max(Double(pixel), start))
        }
        func sixteenths(_ value: Double) -> Double { (value * 16).rounded(.down) / 16 }
        for (x, y) in [(0, 0), (31, 63), (17, 30), (5, 62)] {
            let (left, right) = (sixteenths(Double(x * width) / 32), sixteenths(Double((x + 1) * width) / 32))
            let (top, bottom) = (sixteenths(Double(y * height) / 64), sixteenths(Double((y + 1) * height) / 64))
            for colour in 0..<3 {
                let channel = channels == .rgb ? 2 - colour : 0
                var sum = 0.0
                for row in 0..<height {
                    for column in 0..<width {
                        let value = bytes[(row * width + column) * channels.rawValue + channel]
                        sum += share(column, left, right) * share(row, top, bottom) * Double(value)
                    }
                }
                let mean = (sum / (right - left) / (bottom - top)).rounded() / 127.5 - 1
                #expect(abs(Double(planes[(colour * 64 + y) * 32 + x]) - mean) < 0.001)
            }
        }
    }
}
