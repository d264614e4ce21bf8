import DocumentModel

/// At which scale the detector looks at a picture: the pixels that it sees over those of the picture.
enum DetectionScale {
    /// Smaller pictures are enlarged until their shorter side has this many pixels: their letters are small as well.
    private static let shorterSide = 736.0
    /// Larger pictures are reduced until their longer side has this many pixels: the detector needs less detail than
    /// the reader.
    private static let longerSide = 1280.0

    /// A look at lines of a height that the first look does not find well.
    private struct SecondLook: Sendable {
        /// The height that half the lines have at least, margins included, in the pixels of the first look.
        let heights: ClosedRange<Double>
        /// The height that they have in those of the second.
        let heightThen: @Sendable (Double) -> Double
        /// The largest scale that tells anything new.
        let largest: Double
    }

    private static let secondLooks = [
        // Lines this short lose letters and run together. What the picture does not show, no scale does.
        SecondLook(heights: 0...11, heightThen: { 2 * $0 }, largest: 1),
        // Lines this tall fall apart into letters. A third of that is found as a whole.
        SecondLook(heights: tallest...Double.infinity, heightThen: { _ in 22 }, largest: .infinity),
    ]

    /// The scale of the first look.
    static func first(of picture: PixelSize) -> Double {
        let enlarged = max(1, shorterSide / Double(min(picture.width, picture.height)))
        return min(enlarged, longerSide / Double(max(picture.width, picture.height)))
    }

    /// The scale of a second look; nil where the first one found nothing, or all that there is.
    static func second(after regions: [TextRegion], scale: Double) -> Double? {
        let heights = regions.map { $0.height * scale }.sorted()
        guard !heights.isEmpty else { return nil }
        let usual = heights[heights.count / 2]
        guard usual > 0, let look = secondLooks.first(where: { $0.heights.contains(usual) }) else { return nil }
        let second = min(scale * look.heightThen(usual) / usual, max(look.largest, scale))
        return second == scale ? nil : second
    }

    /// Parts of a picture that the first look sees too small for usual letters, and the scale for them.
    struct Strips {
        let scale: Double
        /// Where they lie, from the top; they overlap by the height of a tall line.
        let parts: [Rectangle]
    }

    /// How small print in a very large picture is looked at; nil for other pictures.
    static func strips(of picture: PixelSize) -> Strips? {
        let first = first(of: picture)
        guard first < farAway else { return nil }
        let scale = first * Double(stripCount).squareRoot()
        let (width, height) = (Double(picture.width), Double(picture.height))
        let most = longerSide * longerSide / (scale * scale * width)
        let overlap = tallest / scale
        let count = max((height / most).rounded(.up), 1)
        let parts = (0..<Int(count)).map { index in
            Rectangle(
                minX: 0, minY: max((height * Double(index) / count - overlap).rounded(.down), 0), maxX: width,
                maxY: min((height * Double(index + 1) / count + overlap).rounded(.up), height))
        }
        return Strips(scale: scale, parts: parts)
    }

    /// Where a first look finds this many lines, letters are large enough for it: most of a page's are alike.
    static let fewLines = 8
    /// At this scale, letters of 30 pixels, which are small print in a picture so large, have six, and are not found.
    private static let farAway = 0.2
    /// How many times the work of the first look the strips cost: each side is seen almost three times as large.
    private static let stripCount = 8
    /// The height of lines above which they fall apart, in the pixels that the detector sees.
    private static let tallest = 64.0

    /// The size that a picture is drawn at: multiples of 32, as the network halves its input five times.
    static func size(of picture: PixelSize, scale: Double) -> PixelSize {
        func multiple(_ extent: Int) -> Int { max(Int((Double(extent) * scale / 32).rounded()), 1) * 32 }
        return PixelSize(width: multiple(picture.width), height: multiple(picture.height))
    }
}
