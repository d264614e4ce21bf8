import DocumentModel

/// Finds the places of text in a picture, with a network that marks the pixels of shrunken lines (DB).
struct TextDetector: ~Copyable {
    private let request: InferRequest

    init(models: NeuralModels) throws {
        request = try models.detector.makeRequest()
    }

    /// Finds text.
    ///
    /// - Returns: Places in the picture's pixels, in no order.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    borrowing func regions(in picture: Bitmap, stop: StopSignal) throws -> [TextRegion] {
        var scale = max(1, Self.shorterSide / Double(min(picture.width, picture.height)))
        scale = min(scale, Self.longerSide / Double(max(picture.width, picture.height)))
        let regions = try regions(in: picture, scale: scale, stop: stop)
        // Lines this low lose letters and run together: worth a second look, closer up.
        let heights = regions.map { min($0.quad.width, $0.quad.height) * scale }.sorted()
        guard scale < 1, !heights.isEmpty, heights[heights.count / 2] < Self.smallestHeight else {
            return regions
        }
        return try self.regions(in: picture, scale: min(1, 2 * scale), stop: stop)
    }

    /// Photos smaller than this are enlarged to it, in pixels: their letters are small as well.
    private static let shorterSide = 736.0
    /// Pictures larger than this are reduced to it, in pixels: the detector needs less detail than the reader.
    private static let longerSide = 1280.0
    /// Where half the lines are lower than this, in the pixels that the detector sees, margins included, it looks again.
    private static let smallestHeight = 11.0

    private borrowing func regions(in picture: Bitmap, scale: Double, stop: StopSignal) throws -> [TextRegion] {
        try stop.check()
        let size = PixelSize(
            width: Self.multiple(Double(picture.width) * scale), height: Self.multiple(Double(picture.height) * scale))
        var input = Self.planes(of: picture, size: size)
        let regions = try request.infer(&input, shape: [1, 3, size.height, size.width]) { output, shape in
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

    /// The picture stretched to a size as blue, green and red planes, black -1 and white 1.
    private static func planes(of picture: Bitmap, size: PixelSize) -> [Float] {
        let area = size.area
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        return [Float](unsafeUninitializedCapacity: 3 * area) { planes, count in
            PixelSampler(picture).stretch(whole, width: size.width, height: size.height) { row, column, colour in
                let normalized = colour * (2 / 255) - 1
                let at = row * size.width + column
                planes[at] = normalized.z
                planes[at + area] = normalized.y
                planes[at + 2 * area] = normalized.x
            }
            count = 3 * area
        }
    }
}
