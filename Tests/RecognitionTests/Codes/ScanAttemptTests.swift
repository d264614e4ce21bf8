import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct ScanAttemptTests {
    @Test(arguments: [(1, 1), (300, 200), (1200, 900), (4000, 3000), (100, 20000), (0, 0)])
    func thePictureItselfComesFirstAndInvertedLast(width: Int, height: Int) {
        let ladder = ScanAttempt.ladder(for: PixelSize(width: width, height: height))
        #expect(ladder.first == ScanAttempt(scale: 1))
        #expect(ladder.last?.isInverted == true)
        #expect(ladder.allSatisfy { $0.scale > 0 })
    }

    /// What is shown after the picture itself has at most half its pixels, unless the picture is small.
    @Test func retriesOnLargePicturesAreCheap() {
        let retries = ScanAttempt.ladder(for: PixelSize(width: 4000, height: 3000)).dropFirst()
        #expect(retries.map { $0.scale * $0.scale }.reduce(0, +) < 0.5)
        #expect(retries.map(\.scale).contains(0.25), "one fits the longer side to 1000 pixels")
    }

    @Test func smallPicturesAreEnlarged() {
        #expect(ScanAttempt.ladder(for: PixelSize(width: 640, height: 480)).contains(ScanAttempt(scale: 2)))
        #expect(!ScanAttempt.ladder(for: PixelSize(width: 1600, height: 480)).contains(ScanAttempt(scale: 2)))
    }

    @Test func placesAreMappedBack() {
        #expect(
            ScanAttempt(scale: 0.25).original(Point(x: 10, y: 3), in: PixelSize(width: 100, height: 50))
                == Point(x: 40, y: 12))
    }

    @Test func theShownPictureIsScaledAndInverted() {
        let plane = Picture([UInt8](repeating: 55, count: 8), width: 4, height: 2)
        let shown = ScanAttempt(scale: 0.5, isInverted: true).plane(of: plane)
        #expect(shown.size == PixelSize(width: 2, height: 1))
        #expect(shown.bytes == [200, 200])
    }
}
