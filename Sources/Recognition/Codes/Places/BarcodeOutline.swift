internal import Imaging
internal import DocumentModel

/// The places of barcodes. ZBar tells only where its scan lines left the bars, so the bars are followed from there.
enum BarcodeOutline {
    /// A quad for each barcode that the symbol was read from; one around all points where no bars can be followed.
    static func quads(of symbol: ZBarSymbol, in plane: Picture) -> [Quad] {
        let isDataBar = symbol.symbology == .gs1DataBar || symbol.symbology == .gs1DataBarExpanded
        // Most kinds want seven quiet modules around them and have no space within of more than four; DataBar has
        // spaces of up to eight.
        let quietModules: Double = isDataBar ? 10 : 6
        var open = symbol.points
        var quads: [Quad] = []
        // Each try accounts for its seed at least; what is left after this many is noise.
        for _ in 0..<24 where !open.isEmpty {
            let seed = open.remove(at: open.count / 2)
            let trace = BarTrace(plane: plane, seed: seed, reading: symbol.direction, quietModules: quietModules)
            guard let quad = trace?.refined.quad else { continue }
            let reach = 0.1 * quad.width
            let around = quad.boundingBox.insetBy(x: -reach, y: -reach)
            let before = open.count
            open.removeAll(where: around.contains)
            // A place with far fewer readings than the rest is the same barcode seen through glare or a fold.
            let support = before - open.count + 1
            if quads.isEmpty || support * 10 >= symbol.points.count { quads.append(quad) }
        }
        if quads.isEmpty { return surrounding(symbol).map { [$0] } ?? [] }
        // DataBar may be stacked: several rows, one code.
        return isDataBar ? Quad(enclosing: quads).map { [$0] } ?? [] : quads
    }

    /// The place of a barcode that zxing-cpp read: it tells the first and the last line on which it did.
    static func quad(of symbol: ZXingSymbol, in plane: Picture) -> Quad {
        let isDataBar = symbol.symbology == .gs1DataBar || symbol.symbology == .gs1DataBarExpanded
        return isDataBar ? symbol.quad : quad(around: symbol.quad, in: plane)
    }

    /// The place of a barcode that was read in a part of its height: its bars are followed from where a line in the middle
    /// of that part begins or ends.
    static func quad(around seen: Quad, in plane: Picture) -> Quad {
        let length = seen.width
        guard length > 0 else { return seen }
        let along = Point(
            x: (seen.topRight.x - seen.topLeft.x) / length, y: (seen.topRight.y - seen.topLeft.y) / length)
        let starts = seen.topLeft.interpolated(to: seen.bottomLeft, by: 0.5)
        let ends = seen.topRight.interpolated(to: seen.bottomRight, by: 0.5)
        for seed in [starts, ends] {
            let trace = BarTrace(plane: plane, seed: seed, reading: along, quietModules: 6)
            // Bars that are followed to somewhere else are not those that were read.
            if let quad = trace?.refined.quad, quad.contains(seen.center), quad.width < 1.5 * length { return quad }
        }
        return seen
    }

    /// The box of the points, as the code reads.
    private static func surrounding(_ symbol: ZBarSymbol) -> Quad? {
        let along = symbol.direction ?? Point(x: 1, y: 0)
        return Quad(
            enclosing: symbol.points.map { point in
                // A height of some pixels at least: a line cannot be tapped.
                Quad(
                    topLeft: Point(x: point.x + along.y * 4, y: point.y - along.x * 4),
                    topRight: Point(x: point.x + along.x + along.y * 4, y: point.y + along.y - along.x * 4),
                    bottomRight: Point(x: point.x + along.x - along.y * 4, y: point.y + along.y + along.x * 4),
                    bottomLeft: Point(x: point.x - along.y * 4, y: point.y + along.x * 4))
            })
    }
}
