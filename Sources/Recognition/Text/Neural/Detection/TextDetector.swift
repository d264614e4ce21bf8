internal import Imaging
import DocumentModel

/// Finds the places of text in a picture, with a network that marks the pixels of shrunken lines (DB).
struct TextDetector<Network: NetworkComputation> {
    private let network: Network
    private let glance: Network?

    /// - Parameters:
    ///   - network: Marks the pixels of text.
    ///   - glance: Tells whether there is any, in a twentieth of the time; nil to let `network` look at every picture.
    init(network: Network, glance: Network? = nil) {
        self.network = network
        self.glance = glance
    }

    /// Finds text.
    ///
    /// - Returns: Places in the picture's pixels, in no order.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    func regions(in picture: Picture, stop: StopSignal) throws -> [TextRegion] {
        let scale = DetectionScale.first(of: picture.size)
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let strips = DetectionScale.strips(of: picture.size)
        let look = try Look(at: picture, part: whole, scale: scale, stop: stop)
        // Pictures that are not reduced are softer than those that the glance knows.
        if scale < 1, strips == nil, try !mayShowText(look) { return [] }
        let regions = try regions(in: look, stop: stop)
        // Small print in a very large picture is less than a pixel wide by now, if it is seen at all.
        if regions.count < DetectionScale.fewLines, let strips, picture.hasThinStrokes {
            let found = try self.regions(in: picture, strips: strips, stop: stop)
            // A whole paragraph may have been taken for a letter; a line of tall letters is one still.
            return found.joined(
                into: regions.filter { whole in
                    found.allSatisfy { !whole.quad.contains($0.quad.center) || $0.height > whole.height / 2 }
                })
        }
        guard let second = DetectionScale.second(after: regions, scale: scale) else { return regions }
        let found = try self.regions(in: picture, part: whole, scale: second, stop: stop)
        // From further away, only lines that had fallen apart are found better.
        return second < scale ? regions.joined(into: found) : found
    }

    /// Looks at one strip after the other. A line that lies in two, as they overlap, counts once.
    private func regions(
        in picture: Picture, strips: DetectionScale.Strips, stop: StopSignal
    ) throws -> [TextRegion] {
        var regions: [TextRegion] = []
        for part in strips.parts {
            regions = regions.joined(into: try self.regions(in: picture, part: part, scale: strips.scale, stop: stop))
        }
        return regions
    }

    private func regions(
        in picture: Picture, part: Rectangle, scale: Double, stop: StopSignal
    ) throws -> [TextRegion] {
        try regions(in: Look(at: picture, part: part, scale: scale, stop: stop), stop: stop)
    }

    private func regions(in look: Look, stop: StopSignal) throws -> [TextRegion] {
        let regions = try look.withOutput(of: network) { output in
            let map = try output(0)
            return ProbabilityMap(values: map.values, width: map.shape[3], height: map.shape[2]).regions()
        }
        try stop.check()
        return regions.map { TextRegion(quad: look.toPicture($0.quad), score: $0.score) }
    }

    /// Whether the glance takes it for likelier that there is text than that there is none, where text is likeliest.
    private func mayShowText(_ look: Look) throws -> Bool {
        guard min(look.size.width, look.size.height) >= leastSide else { return true }
        guard let glance else { return true }
        let logOdds = try look.withOutput(of: glance) { try $0(0).values.first }
        return logOdds.map { $0 > 0 } ?? true
    }
}

/// A part of a picture as a network sees it.
private struct Look {
    private let planes: [Float]
    let size: PixelSize
    /// From what the network sees to the picture.
    let toPicture: AffineTransform

    init(at picture: Picture, part: Rectangle, scale: Double, stop: StopSignal) throws {
        try stop.check()
        size = DetectionScale.size(of: PixelSize(width: Int(part.width), height: Int(part.height)), scale: scale)
        planes = picture.cropped(to: part).planes(drawnAt: size)
        toPicture = AffineTransform.scale(
            x: part.width / Double(size.width), y: part.height / Double(size.height)
        ).then(.translation(x: part.minX, y: part.minY))
    }

    func withOutput<Result>(
        of network: some NetworkComputation,
        _ body: ((_ index: Int) throws -> NetworkOutput) throws -> Result
    ) throws -> Result {
        try planes.withUnsafeBufferPointer { planes in
            try network.withOutputs(of: planes, shape: [1, 3, size.height, size.width], body)
        }
    }
}

/// The pixels for which the glance has one number at its coarsest scale: where there are fewer it has none, and fails.
private let leastSide = 64
