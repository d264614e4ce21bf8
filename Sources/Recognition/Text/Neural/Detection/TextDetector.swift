internal import Imaging
import DocumentModel

/// Finds the places of text in a picture, with a network that marks the pixels of shrunken lines (DB).
struct TextDetector: ~Copyable {
    private let request: InferRequest

    init(model: CompiledModel) throws {
        request = try model.makeRequest()
    }

    /// Finds text.
    ///
    /// - Returns: Places in the picture's pixels, in no order.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    borrowing func regions(in picture: Picture, stop: StopSignal) throws -> [TextRegion] {
        var scale = max(1, Self.shorterSide / Double(min(picture.width, picture.height)))
        scale = min(scale, Self.longerSide / Double(max(picture.width, picture.height)))
        // Where all letters are large, not every pixel needs a look: a glance tells. Pictures that have to be enlarged or
        // reduced are seldom of such, small ones are soon looked at, and small print needs the look anyway.
        let deservesGlance =
            scale == 1 && picture.width * picture.height >= Self.pixelsForAGlance && !picture.hasThinStrokes
        let isLarge = try deservesGlance && Self.areLarge(regions(in: picture, scale: Self.glance, stop: stop))
        var regions = try regions(in: picture, scale: isLarge ? Self.closeEnough : scale, stop: stop)
        if isLarge, Self.usualHeight(of: regions) <= Self.largestHeight {
            // The glance was mistaken.
            regions = try self.regions(in: picture, scale: scale, stop: stop)
        }
        let usual = Self.usualHeight(of: regions) * scale
        if usual > Self.largestHeight {
            // Lines this high fall apart into letters: worth a second look, from further away.
            let wholes = try self.regions(in: picture, scale: scale * Self.clearestHeight / usual, stop: stop)
            return regions.joined(into: wholes)
        }
        if scale < 1, usual > 0, usual < Self.smallestHeight {
            // Lines this low lose letters and run together: worth a second look, closer up.
            return try self.regions(in: picture, scale: min(1, 2 * scale), stop: stop)
        }
        return regions
    }

    /// Photos smaller than this are enlarged to it, in pixels: their letters are small as well.
    private static let shorterSide = 736.0
    /// Pictures larger than this are reduced to it, in pixels: the detector needs less detail than the reader.
    private static let longerSide = 1280.0
    /// Where half the lines are lower than this, in the pixels that the detector sees, margins included, it looks again.
    private static let smallestHeight = 11.0
    /// Where half the lines are higher than this, it looks again as well.
    private static let largestHeight = 64.0
    /// The height of lines that it finds as a whole.
    private static let clearestHeight = 22.0
    /// The scale of a glance: a sixteenth of the work.
    private static let glance = 0.25
    /// The network needs some time for another size: what has fewer pixels would not gain by a glance.
    private static let pixelsForAGlance = 1_000_000
    /// The scale of a look at large letters, and at what is less large beside them: a third of the work.
    private static let closeEnough = 0.6

    /// Whether there is text, and all of it higher than lines that are found as a whole.
    private static func areLarge(_ regions: [TextRegion]) -> Bool {
        !regions.isEmpty && regions.allSatisfy { $0.height > largestHeight }
    }

    /// The height that half the lines do not reach, in the picture's pixels; 0 where there are none.
    private static func usualHeight(of regions: [TextRegion]) -> Double {
        let heights = regions.map(\.height).sorted()
        return heights.isEmpty ? 0 : heights[heights.count / 2]
    }

    private borrowing func regions(in picture: Picture, scale: Double, stop: StopSignal) throws -> [TextRegion] {
        try stop.check()
        let size = PixelSize(
            width: Self.multiple(Double(picture.width) * scale), height: Self.multiple(Double(picture.height) * scale))
        try picture.planes(drawnAt: size).withUnsafeBufferPointer {
            try request.infer($0, shape: [1, 3, size.height, size.width])
        }
        let regions = try request.withOutput(0) { output, shape in
            ProbabilityMap(values: output, width: shape[3], height: shape[2]).regions()
        }
        try stop.check()
        let toPicture = AffineTransform.scale(
            x: Double(picture.width) / Double(size.width), y: Double(picture.height) / Double(size.height))
        return regions.map { TextRegion(quad: toPicture($0.quad), score: $0.score) }
    }

    /// The multiple of 32 nearest to an extent: the network halves its input five times.
    private static func multiple(_ extent: Double) -> Int {
        max(Int((extent / 32).rounded()), 1) * 32
    }
}
