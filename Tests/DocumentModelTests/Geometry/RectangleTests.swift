import DocumentModel
import Testing

@Suite struct RectangleTests {
    private let rectangle = Rectangle(x: 10, y: 20, width: 30, height: 40)

    @Test func edgesAndExtent() {
        #expect(rectangle == Rectangle(minX: 10, minY: 20, maxX: 40, maxY: 60))
        #expect(rectangle.width == 30)
        #expect(rectangle.height == 40)
        #expect(rectangle.center == Point(x: 25, y: 40))
        #expect(!rectangle.isEmpty)
    }

    @Test func negativeExtentIsEmpty() {
        let empty = Rectangle(x: 10, y: 20, width: -5, height: 3)
        #expect(empty.width == 0)
        #expect(empty.isEmpty)
    }

    @Test func edgesBelongToIt() {
        #expect(rectangle.contains(Point(x: 10, y: 60)))
        #expect(!rectangle.contains(Point(x: 9.99, y: 30)))
        #expect(!rectangle.contains(Point(x: .nan, y: 30)))
    }

    @Test func unionAndIntersection() {
        let other = Rectangle(x: 30, y: 0, width: 100, height: 30)
        #expect(rectangle.union(other) == Rectangle(minX: 10, minY: 0, maxX: 130, maxY: 60))
        #expect(rectangle.intersection(other) == Rectangle(minX: 30, minY: 20, maxX: 40, maxY: 30))
        #expect(rectangle.intersection(Rectangle(x: 500, y: 500, width: 1, height: 1)).isEmpty)
    }

    @Test func insetsStopInTheMiddle() {
        #expect(rectangle.insetBy(x: 5, y: -10) == Rectangle(minX: 15, minY: 10, maxX: 35, maxY: 70))
        #expect(rectangle.insetBy(x: 100, y: 0) == Rectangle(minX: 25, minY: 20, maxX: 25, maxY: 60))
    }

    @Test func areaOfASizeThatAHeaderLiesAboutIsTheLargestNumber() {
        #expect(PixelSize(width: 3, height: 4).area == 12)
        #expect(PixelSize(width: .max, height: 2).area == .max)
    }
}
