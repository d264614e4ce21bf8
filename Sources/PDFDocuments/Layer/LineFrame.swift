internal import DocumentModel

/// Where a line stands on a page: which way it is read, and what is above it.
///
/// Both are axes of the page. A line that is tilted becomes words that stand upright, each where it is: poppler takes the
/// letters of tilted words for words of their own, and PDFium does so with some.
struct LineFrame {
    /// Where the line begins, in the page's user space.
    private let origin: Point
    /// The direction of reading, of length 1.
    let along: Point
    /// The direction from the foot to the head, at a right angle to it.
    let up: Point
    /// The height of the line itself, in units of the page.
    let height: Double
    /// How far the line is tilted against its direction: the sine of the angle.
    let tilt: Double
    /// Where pixels of the picture are on the page.
    let map: AffineTransform

    /// Nil where the quad has no place or no extent on a page.
    init?(_ quad: Quad, on map: AffineTransform) {
        self.map = map
        let quad = map(quad)
        guard quad.corners.allSatisfy({ $0.x.magnitude < 1e6 && $0.y.magnitude < 1e6 }) else { return nil }
        let across = Point(
            x: (quad.topRight.x - quad.topLeft.x + quad.bottomRight.x - quad.bottomLeft.x) / 2,
            y: (quad.topRight.y - quad.topLeft.y + quad.bottomRight.y - quad.bottomLeft.y) / 2)
        let length = (across.x * across.x + across.y * across.y).squareRoot()
        guard length > 1e-3 else { return nil }
        let upright = Point(x: -across.y / length, y: across.x / length)
        let head = Point(
            x: (quad.topLeft.x - quad.bottomLeft.x + quad.topRight.x - quad.bottomRight.x) / 2,
            y: (quad.topLeft.y - quad.bottomLeft.y + quad.topRight.y - quad.bottomRight.y) / 2)
        let rise = head.x * upright.x + head.y * upright.y
        height = rise.magnitude
        guard height > 1e-3 else { return nil }
        tilt = min(across.x.magnitude, across.y.magnitude) / length
        along =
            across.x.magnitude > across.y.magnitude
            ? Point(x: across.x < 0 ? -1 : 1, y: 0) : Point(x: 0, y: across.y < 0 ? -1 : 1)
        // In a mirrored picture the head is on the other side.
        up = rise < 0 ? Point(x: along.y, y: -along.x) : Point(x: -along.y, y: along.x)
        origin = quad.bottomLeft
    }

    /// How far a point of the page is from the beginning, along the line and above its foot.
    func place(of point: Point) -> (along: Double, above: Double) {
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return (x * along.x + y * along.y, x * up.x + y * up.y)
    }

    /// The point of the page at a place.
    func point(along distance: Double, above rise: Double) -> Point {
        Point(
            x: origin.x + along.x * distance + up.x * rise, y: origin.y + along.y * distance + up.y * rise)
    }

    /// A word in parts that stand upright without leaving the line by more than a quarter of its height. A word of letters stays
    /// whole: its parts would be words of their own.
    func parts(of word: TextWord) -> [TextWord] {
        let place = map(word.quad)
        let count = (place.width * tilt / (height / 2)).rounded(.up)
        guard count > 1, count < 1e6, word.text.unicodeScalars.first?.isWrittenWithoutSpaces == true else {
            return [word]
        }
        let letters = Array(word.text)
        let length = max(letters.count / Int(count), 1)
        var start = 0
        return stride(from: 0, to: letters.count, by: length).map { first in
            let text = String(letters[first..<min(first + length, letters.count)])
            let end = start + text.utf16.count
            defer { start = end }
            return TextWord(
                text: text, quad: word.quad(from: start, to: end), confidence: word.confidence,
                range: word.range.lowerBound + start..<word.range.lowerBound + end)
        }
    }
}
