internal import DocumentModel

/// A place in whole pixels of a page, for formats that know no others. It lies on the page, and is a pixel wide and
/// tall at least wherever the page is: readers divide by the extent.
struct PixelBox: Hashable {
    let left: Int
    let top: Int
    /// The first column to the right of it.
    let right: Int
    /// The first row below it.
    let bottom: Int

    /// The whole page.
    init(_ page: PixelSize) {
        (left, top, right, bottom) = (0, 0, max(0, page.width), max(0, page.height))
    }

    /// The smallest box around a quad.
    init(around quad: Quad, on page: PixelSize) {
        let box = quad.boundingBox
        (left, right) = Self.span(box.minX, box.maxX, extent: page.width)
        (top, bottom) = Self.span(box.minY, box.maxY, extent: page.height)
    }

    var width: Int { right - left }
    var height: Int { bottom - top }

    private static func span(_ from: Double, _ to: Double, extent: Int) -> (Int, Int) {
        let start = min(from.rounded(.down).pixel(below: extent), max(0, extent - 1))
        return (start, max(to.rounded(.up).pixel(below: extent), min(start + 1, max(0, extent))))
    }
}
