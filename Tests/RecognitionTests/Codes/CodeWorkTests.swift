import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct CodeWorkTests {
    private func checkerboard(side: Int, cell: Int) -> Picture {
        Picture(
            (0..<side * side).map { ($0 % side / cell + $0 / side / cell) % 2 == 0 ? 0 : 255 }, width: side,
            height: side)
    }

    @Test func detailIsWhatChangesFromPixelToPixel() {
        #expect(checkerboard(side: 100, cell: 1).detail == 1)
        #expect(abs(checkerboard(side: 101, cell: 4).detail - 0.25) < 0.01)
        #expect(Picture([], width: 50, height: 50).detail == 0)
        // Along rows alone.
        #expect(Picture((0..<400).map { $0 % 2 == 0 ? 0 : 255 }, width: 20, height: 20).detail == 1)
        for (width, height) in [(0, 0), (1, 1), (1, 9), (9, 1)] {
            #expect(Picture([], width: width, height: height).detail == 0)
        }
    }

    /// A checkerboard of single pixels costs a decoder ten times as much as a page; one of a code's modules is none.
    @Test(arguments: [(1100, 1, 2), (1100, 3, 2), (1100, 8, 1), (300, 1, 1)])
    func texturesAreShownSmaller(side: Int, cell: Int, factor: Int) {
        #expect(CodeWork.reduction(of: checkerboard(side: side, cell: cell)) == factor)
    }

    /// A third of the size would leave lines of single pixels lines, if fainter ones.
    @Test func largeTexturesAreLevelled() {
        let texture = Picture(size: PixelSize(width: 8200, height: 8000), channels: .gray) { target in
            target.withMemoryRebound(to: UInt16.self) { $0.update(repeating: 0x00FF) }
        }
        #expect(CodeWork.reduction(of: Picture([], width: 8200, height: 8000)) == 3)
        #expect(CodeWork.reduction(of: texture) == 4)
    }

    @Test func largePicturesAreShownSmaller() {
        #expect(CodeWork.reduction(of: Picture([], width: 4000, height: 4000)) == 1)
        #expect(CodeWork.reduction(of: Picture([], width: 11_000, height: 9000)) == 3)
    }

    @Test func detailIsPaidFor() {
        let size = PixelSize(width: 100, height: 100)
        var work = CodeWork(budget: 25_000)
        work.spend(on: Picture([], width: 100, height: 100))
        #expect(work.allows(size))
        work.spend(on: checkerboard(side: 100, cell: 1))
        #expect(!work.allows(size))
    }
}
