import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import Recognition

/// The detector's decisions, with a network that marks what a test tells it to.
@Suite struct TextDetectorTests {
    /// The core of a line, in pixels of the picture.
    private typealias Core = Rectangle

    /// Looks for text in a white picture, in which the network marks at each scale what `cores` says.
    private func look(
        at size: PixelSize, stop: StopSignal = StopSignal(), cores: @escaping (_ scale: Double) throws -> [Core]
    ) throws -> (regions: [TextRegion], sizes: [PixelSize]) {
        let network = ScriptedNetwork { _, shape in
            let (width, height) = (shape[3], shape[2])
            let (across, down) = (Double(width) / Double(size.width), Double(height) / Double(size.height))
            var map = [Float](repeating: 0, count: width * height)
            for core in try cores(across) {
                for row in Int(core.minY * down)..<Int(core.maxY * down) {
                    for column in Int(core.minX * across)..<Int(core.maxX * across) {
                        map[row * width + column] = 1
                    }
                }
            }
            return [(map, [1, 1, height, width])]
        }
        let picture = Picture([], width: size.width, height: size.height)
        let regions = try TextDetector(network: network).regions(in: picture, stop: stop)
        return (regions, network.shapes.map { PixelSize(width: $0[3], height: $0[2]) })
    }

    private let line = Core(x: 96, y: 96, width: 256, height: 16)

    @Test func oneLookSufficesForLettersOfAUsualSize() throws {
        let (regions, sizes) = try look(at: PixelSize(width: 736, height: 736)) { _ in [line] }
        #expect(sizes == [PixelSize(width: 736, height: 736)])
        let region = try #require(regions.first)
        // The core is grown by 1.5 times its area over its perimeter.
        let reach = 1.5 * 256 * 16 / (2 * (256 + 16))
        #expect(regions.count == 1 && abs(region.height - (16 + 2 * reach)) < 0.01)
        #expect(region.quad.center.distance(to: Point(x: 224, y: 104)) < 0.01)
    }

    @Test func nothingIsLookedForTwice() throws {
        for size in [PixelSize(width: 300, height: 200), PixelSize(width: 2560, height: 2560)] {
            let (regions, sizes) = try look(at: size) { _ in [] }
            #expect(regions.isEmpty && sizes.count == 1)
        }
    }

    /// Places are in the picture's pixels, whatever the network saw.
    @Test func smallPicturesAreEnlarged() throws {
        let (regions, sizes) = try look(at: PixelSize(width: 368, height: 368)) { _ in
            [Core(x: 32, y: 64, width: 128, height: 8)]
        }
        #expect(sizes == [PixelSize(width: 736, height: 736)])
        #expect(regions.map { $0.quad.center }.allSatisfy { $0.distance(to: Point(x: 96, y: 68)) < 0.01 })
    }

    @Test func linesOfShortLettersAreLookedAtFromNearer() throws {
        // 8 pixels of the picture are 4 of the first look, and a line of less than 11.
        let short = Core(x: 256, y: 256, width: 512, height: 8)
        let (regions, sizes) = try look(at: PixelSize(width: 2560, height: 1280)) { scale in
            scale < 0.9 ? [short] : [short, Core(x: 256, y: 512, width: 512, height: 8)]
        }
        #expect(sizes == [PixelSize(width: 1280, height: 640), PixelSize(width: 2560, height: 1280)])
        #expect(regions.count == 2)
    }

    /// What the picture does not show, no scale does.
    @Test func noPictureIsLookedAtFromNearerThanItsPixels() throws {
        let short = Core(x: 96, y: 96, width: 256, height: 4)
        #expect(try look(at: PixelSize(width: 736, height: 736)) { _ in [short] }.sizes.count == 1)
        let (_, sizes) = try look(at: PixelSize(width: 1600, height: 800)) { _ in
            [Core(x: 96, y: 96, width: 512, height: 4)]
        }
        #expect(sizes == [PixelSize(width: 1280, height: 640), PixelSize(width: 1600, height: 800)])
    }

    @Test func linesOfTallLettersAreLookedAtFromFurtherAway() throws {
        // From near, a line falls apart into two letters, which a line of usual letters stands beside.
        let letters = [96.0, 288].map { Core(x: $0, y: 96, width: 128, height: 128) }
        let usual = Core(x: 96, y: 512, width: 256, height: 16)
        let (regions, sizes) = try look(at: PixelSize(width: 736, height: 736)) { scale in
            scale > 0.9 ? letters + [usual] : [Core(x: 96, y: 96, width: 320, height: 128)]
        }
        #expect(sizes.count == 2 && sizes[1].width < 368 && sizes[1].width % 32 == 0)
        #expect(regions.count == 2)
        let whole = try #require(regions.max { $0.quad.width < $1.quad.width })
        #expect(abs(whole.quad.center.x - 256) < 8)
        // What was whole already stays as it was found.
        #expect(regions.contains { abs($0.quad.center.y - 520) < 0.01 })
    }

    /// Letters of 20 pixels are 4 at the scale of the first look: the network marks next to nothing.
    @Test func smallPrintInVeryLargePicturesIsLookedForInStrips() throws {
        let size = PixelSize(width: 6464, height: 3200)
        let strips = try #require(DetectionScale.strips(of: size))
        // All of the picture, in order, with room for a line in two at once; eight times the work at most, and a bit.
        #expect(strips.parts.first?.minY == 0 && strips.parts.last?.maxY == 3200 && strips.parts.count > 1)
        for (upper, lower) in zip(strips.parts, strips.parts.dropFirst()) {
            #expect(upper.minY < lower.minY && upper.maxY - lower.minY >= 2 * 64 / strips.scale)
        }
        let work = strips.parts.reduce(0) { $0 + $1.width * $1.height } * strips.scale * strips.scale
        #expect(work < 1.5 * 8 * 1280 * 640)
        // The network marks one line at the same place of whatever it is shown, but for the whole.
        let network = ScriptedNetwork { _, shape in
            var map = [Float](repeating: 0, count: shape[2] * shape[3])
            if shape[3] == 1280 {
                // The first paragraph, taken for a letter.
                for row in 30..<120 { for column in 100..<240 { map[row * shape[3] + column] = 1 } }
            } else {
                for row in 200..<206 { for column in 320..<640 { map[row * shape[3] + column] = 1 } }
            }
            return [(map, [1, 1, shape[2], shape[3]])]
        }
        let regions = try TextDetector(network: network).regions(in: thinStrokes(size), stop: StopSignal())
        #expect(network.shapes.count == 1 + strips.parts.count)
        #expect(regions.count == strips.parts.count)
        for (region, part) in zip(regions, strips.parts) {
            #expect(abs(region.quad.center.y - part.minY - 203 / strips.scale) < 8)
        }
    }

    @Test func linesInTwoStripsCountOnce() throws {
        let size = PixelSize(width: 6464, height: 3200)
        let strips = try #require(DetectionScale.strips(of: size))
        let middle = strips.parts[0].maxY - 64 / strips.scale
        var looks = -1
        let network = ScriptedNetwork { _, shape in
            var map = [Float](repeating: 0, count: shape[2] * shape[3])
            if looks >= 0, looks < 2 {
                let row = Int((middle - strips.parts[looks].minY) * strips.scale)
                for row in row..<row + 6 { for column in 320..<640 { map[row * shape[3] + column] = 1 } }
            }
            looks += 1
            return [(map, [1, 1, shape[2], shape[3]])]
        }
        #expect(try TextDetector(network: network).regions(in: thinStrokes(size), stop: StopSignal()).count == 1)
    }

    /// White with strokes of two pixels, some on each row.
    private func thinStrokes(_ size: PixelSize) -> Picture {
        var row = [UInt8](repeating: 255, count: size.width)
        for column in stride(from: 100, to: 200, by: 10) { (row[column], row[column + 1]) = (0, 0) }
        return Picture((0..<size.height).flatMap { _ in row }, width: size.width, height: size.height)
    }

    /// Large letters in very large pictures, as in scans, are seen well enough.
    @Test func withoutThinStrokesOneLookSuffices() throws {
        #expect(try look(at: PixelSize(width: 6464, height: 640)) { _ in [] }.sizes.count == 1)
    }

    /// Photos without text are looked at once, as large as cameras make them today.
    @Test func photosAreNotLookedAtInStrips() {
        for size in [PixelSize(width: 4000, height: 3000), PixelSize(width: 6000, height: 4000)] {
            #expect(DetectionScale.strips(of: size) == nil)
        }
    }

    /// The larger half of the lines decides.
    @Test func aTitleDoesNotMakeALookFromFurtherAway() throws {
        let (_, sizes) = try look(at: PixelSize(width: 736, height: 736)) { _ in
            [line, Core(x: 96, y: 160, width: 256, height: 16), Core(x: 96, y: 300, width: 512, height: 128)]
        }
        #expect(sizes.count == 1)
    }

    @Test func stopIsAskedBeforeEachLook() throws {
        let stop = StopSignal()
        var looks = 0
        #expect(throws: CancellationError.self) {
            try look(at: PixelSize(width: 2560, height: 1280), stop: stop) { _ in
                looks += 1
                stop.cancel()
                return [Core(x: 256, y: 256, width: 512, height: 8)]
            }
        }
        #expect(looks == 1)
    }

    /// What a glance says of a picture decides whether the network looks at it, and both see the same.
    @Test(arguments: [(-3, 0), (0, 0), (0.5, 1), (.nan, 0)] as [(Float, Int)])
    func picturesWithoutTextAreGlancedAt(logOdds: Float, looks: Int) throws {
        let glance = ScriptedNetwork { _, _ in [([logOdds], [1, 1, 1, 1])] }
        let network = ScriptedNetwork { _, shape in
            [([Float](repeating: 0, count: shape[2] * shape[3]), [1, 1, shape[2], shape[3]])]
        }
        let picture = Picture([], width: 2560, height: 1280)
        let regions = try TextDetector(network: network, glance: glance).regions(in: picture, stop: StopSignal())
        #expect(regions.isEmpty)
        #expect(glance.shapes == [[1, 3, 640, 1280]])
        #expect(network.shapes == Array(repeating: [1, 3, 640, 1280], count: looks))
    }

    /// Neither pictures that are not reduced, nor those where small print is looked for from nearer, nor those that are too narrow
    /// for its coarsest scale.
    @Test(arguments: [
        PixelSize(width: 300, height: 200), PixelSize(width: 1280, height: 960), PixelSize(width: 6464, height: 3200),
        PixelSize(width: 3000, height: 40), PixelSize(width: 40, height: 3000),
    ])
    func otherPicturesAreNotGlancedAt(size: PixelSize) throws {
        let glance = ScriptedNetwork { _, _ in [([-9], [1, 1, 1, 1])] }
        let network = ScriptedNetwork { _, shape in
            [([Float](repeating: 0, count: shape[2] * shape[3]), [1, 1, shape[2], shape[3]])]
        }
        let picture = Picture([], width: size.width, height: size.height)
        _ = try TextDetector(network: network, glance: glance).regions(in: picture, stop: StopSignal())
        #expect(glance.shapes.isEmpty && network.shapes.count == 1)
    }

    @Test func failureOfTheNetworkIsTheDetectors() throws {
        #expect(throws: ImageAnalysisError.self) {
            try look(at: PixelSize(width: 736, height: 736)) { _ in
                throw ImageAnalysisError(.recognitionFailed, "A network could not be computed.")
            }
        }
    }
}
