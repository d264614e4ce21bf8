import DocumentModel
import Testing

@Suite struct ContentModeTests {
    private let bounds = Rectangle(x: 50, y: 70, width: 200, height: 100)

    /// A view of 200 × 100, an image of 80 × 60: fitting enlarges it 5/3 times, filling 2.5 times.
    @Test(arguments: [
        (ContentMode.scaleToFill, Rectangle(x: 0, y: 0, width: 1, height: 1)),
        (.scaleAspectFit, Rectangle(x: 1.0 / 6, y: 0, width: 2.0 / 3, height: 1)),
        (.scaleAspectFill, Rectangle(x: 0, y: -0.25, width: 1, height: 1.5)),
        (.center, Rectangle(x: 0.3, y: 0.2, width: 0.4, height: 0.6)),
        (.top, Rectangle(x: 0.3, y: 0, width: 0.4, height: 0.6)),
        (.bottom, Rectangle(x: 0.3, y: 0.4, width: 0.4, height: 0.6)),
        (.left, Rectangle(x: 0, y: 0.2, width: 0.4, height: 0.6)),
        (.right, Rectangle(x: 0.6, y: 0.2, width: 0.4, height: 0.6)),
        (.topLeft, Rectangle(x: 0, y: 0, width: 0.4, height: 0.6)),
        (.topRight, Rectangle(x: 0.6, y: 0, width: 0.4, height: 0.6)),
        (.bottomLeft, Rectangle(x: 0, y: 0.4, width: 0.4, height: 0.6)),
        (.bottomRight, Rectangle(x: 0.6, y: 0.4, width: 0.4, height: 0.6)),
    ])
    func theImageHasItsPlaceInTheView(mode: ContentMode, expected: Rectangle) {
        let rectangle = mode.contentsRect(for: PixelSize(width: 80, height: 60), in: bounds)
        #expect(Quad(rectangle).largestDistance(to: Quad(expected)) < 1e-12)
    }

    @Test func anImageLargerThanTheViewSticksOut() {
        let size = PixelSize(width: 400, height: 400)
        #expect(
            ContentMode.center.contentsRect(for: size, in: bounds) == Rectangle(x: -0.5, y: -1.5, width: 2, height: 4))
        #expect(
            ContentMode.bottomRight.contentsRect(for: size, in: bounds) == Rectangle(x: -1, y: -3, width: 2, height: 4))
    }

    @Test func scaleIsPixelsToAViewUnit() {
        let rectangle = ContentMode.topLeft.contentsRect(for: PixelSize(width: 80, height: 60), in: bounds, scale: 2)
        #expect(rectangle == Rectangle(x: 0, y: 0, width: 0.2, height: 0.3))
        let fitted = ContentMode.scaleAspectFit.contentsRect(
            for: PixelSize(width: 80, height: 60), in: bounds, scale: 2)
        #expect(abs(fitted.width - 2.0 / 3) < 1e-12, "fitting does not depend on the scale")
    }

    @Test(arguments: ContentMode.allCases)
    func withoutImageOrViewTheWholeViewCounts(mode: ContentMode) {
        let unit = Rectangle(x: 0, y: 0, width: 1, height: 1)
        let size = PixelSize(width: 80, height: 60)
        #expect(mode.contentsRect(for: PixelSize(width: 0, height: 60), in: bounds) == unit)
        #expect(mode.contentsRect(for: size, in: Rectangle(x: 0, y: 0, width: 0, height: 10)) == unit)
        #expect(mode.contentsRect(for: size, in: Rectangle(x: 0, y: 0, width: .nan, height: 10)) == unit)
        #expect(mode.contentsRect(for: size, in: bounds, scale: 0) == unit)
        #expect(mode.contentsRect(for: size, in: bounds, scale: .nan) == unit)
    }
}

extension Quad {
    fileprivate func largestDistance(to other: Quad) -> Double {
        zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
    }
}
