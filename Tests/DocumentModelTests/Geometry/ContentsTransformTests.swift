import DocumentModel
import Testing

@Suite struct ContentsTransformTests {
    private let bounds = Rectangle(x: 50, y: 70, width: 200, height: 100)
    private let size = PixelSize(width: 800, height: 600)

    @Test func theWholeViewUnlessGiven() throws {
        let transform = try #require(ContentsTransform(imageSize: size, bounds: bounds))
        #expect(transform.imagePoint(of: Point(x: 50, y: 70)) == Point(x: 0, y: 0))
        #expect(transform.imagePoint(of: Point(x: 250, y: 170)) == Point(x: 800, y: 600))
        #expect(transform.viewPoint(of: Point(x: 400, y: 300)) == Point(x: 150, y: 120))
    }

    @Test func contentsInAPartOfTheView() throws {
        let contents = Rectangle(x: 0.25, y: 0, width: 0.5, height: 0.5)
        let transform = try #require(ContentsTransform(imageSize: size, bounds: bounds, contentsRect: contents))
        #expect(transform.frame == Rectangle(x: 100, y: 70, width: 100, height: 50))
        #expect(transform.imagePoint(of: Point(x: 100, y: 70)) == Point(x: 0, y: 0))
        #expect(transform.imagePoint(of: Point(x: 200, y: 120)) == Point(x: 800, y: 600))
        #expect(transform.imagePoint(of: Point(x: 50, y: 70)) == Point(x: -400, y: 0), "outside the image")
    }

    @Test(arguments: ContentMode.allCases)
    func thereAndBackIsTheSamePlace(mode: ContentMode) throws {
        let contents = mode.contentsRect(for: size, in: bounds, scale: 3)
        let transform = try #require(ContentsTransform(imageSize: size, bounds: bounds, contentsRect: contents))
        for point in [Point(x: 0, y: 0), Point(x: 123, y: 456), Point(x: 800, y: 600)] {
            #expect(transform.imagePoint(of: transform.viewPoint(of: point)).distance(to: point) < 1e-9)
        }
    }

    /// Filling keeps pixels square and the middle in the middle.
    @Test func fillingCutsBothSidesAlike() throws {
        let contents = ContentMode.scaleAspectFill.contentsRect(for: size, in: bounds)
        let transform = try #require(ContentsTransform(imageSize: size, bounds: bounds, contentsRect: contents))
        #expect(transform.viewPoint(of: Point(x: 400, y: 300)).distance(to: bounds.center) < 1e-9)
        let top = transform.imagePoint(of: Point(x: 50, y: 70))
        #expect(top.distance(to: Point(x: 0, y: 100)) < 1e-9)
    }

    @Test func whatCannotBeSeenHasNoMap() {
        let flat = Rectangle(x: 0, y: 0, width: 1, height: 0)
        #expect(ContentsTransform(imageSize: PixelSize(width: 0, height: 5), bounds: bounds) == nil)
        #expect(ContentsTransform(imageSize: size, bounds: flat) == nil)
        #expect(ContentsTransform(imageSize: size, bounds: bounds, contentsRect: flat) == nil)
        #expect(ContentsTransform(imageSize: size, bounds: Rectangle(x: .nan, y: 0, width: 1, height: 1)) == nil)
        #expect(ContentsTransform(imageSize: size, bounds: Rectangle(x: 0, y: 0, width: .infinity, height: 1)) == nil)
    }
}
