import DocumentModel

/// At which scale the detector looks at a picture: the pixels that it sees over those of the picture.
enum DetectionScale {
    /// Smaller pictures are enlarged until their shorter side has so many pixels: their letters are small as well.
    private static let shorterSide = 736.0
    /// Larger pictures are reduced until their longer side has so many: the detector needs less detail than the reader.
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
        SecondLook(heights: 64...Double.infinity, heightThen: { _ in 22 }, largest: .infinity),
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

    /// The size that a picture is drawn at: multiples of 32, as the network halves its input five times.
    static func size(of picture: PixelSize, scale: Double) -> PixelSize {
        func multiple(_ extent: Int) -> Int { max(Int((Double(extent) * scale / 32).rounded()), 1) * 32 }
        return PixelSize(width: multiple(picture.width), height: multiple(picture.height))
    }
}
