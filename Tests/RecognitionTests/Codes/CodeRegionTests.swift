import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct CodeRegionTests {
    @Test(arguments: [0.0, 25, 70]) func barsAreOneRegionThatRunsAsTheyDo(degrees: Double) throws {
        var picture = CodePicture(width: 500, height: 500)
        let truth = picture.draw(
            try CodeFixture("code128"), at: Point(x: 250, y: 250), module: 1.5, height: 60, degrees: degrees)
        let plane = picture.bitmap
        let region = try #require(CodeRegion.regions(in: plane).first)
        #expect(region.hasBars && region.looksLikeCode)
        // Decoders follow bars that lean by as much.
        #expect(abs(remainder(region.quad.angle - degrees * .pi / 180, .pi)) < 0.2)
        #expect(truth.corners.allSatisfy(region.quad.contains))
    }

    @Test func modulesAreARegion() throws {
        var picture = CodePicture(width: 500, height: 500)
        let truth = picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 200, y: 300), module: 5)
        let plane = picture.bitmap
        let region = try #require(CodeRegion.regions(in: plane).first)
        #expect(!region.hasBars && region.looksLikeCode)
        #expect(truth.corners.allSatisfy(region.quad.contains))
    }

    /// Print is mostly paper, photos have more than two tones, and a fold is one line.
    @Test func otherTextureDoesNotLookLikeCodes() throws {
        let size = PixelSize(width: 320, height: 320)
        func looksLikeCode(_ tone: (Int, Int) -> Double) -> Bool {
            let bytes = (0..<size.width * size.height).map { UInt8(tone($0 % size.width, $0 / size.width)) }
            return CodeRegion.regions(in: Picture(bytes, width: size.width, height: size.height)).contains(
                where: \.looksLikeCode)
        }
        #expect(!looksLikeCode { x, y in (x * 7 + y * 3) % 11 == 0 ? 0 : 255 }, "thin strokes")
        #expect(
            !looksLikeCode { x, y in 128 + 60 * sin(Double(x * x + y) / 7) * cos(Double(y * y) / 9) * sin(Double(x) / 3)
            })
        #expect(!looksLikeCode { x, _ in abs(x - 160) < 4 ? 0 : 255 }, "a fold")
        #expect(!looksLikeCode { _, _ in 255 })
    }

    @Test func coarserLooksFindLargeModules() throws {
        var picture = CodePicture(width: 900, height: 900)
        picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 450, y: 450), module: 35)
        let plane = picture.bitmap
        #expect(CodeRegion.regions(in: plane).filter(\.looksLikeCode).isEmpty)
        #expect(CodeRegion.regions(in: plane, coarseness: 6).filter(\.looksLikeCode).count == 1)
    }
}
