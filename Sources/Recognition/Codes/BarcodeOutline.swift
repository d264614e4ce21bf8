internal import DocumentModel

/// The places of barcodes. ZBar tells only where its scan lines left the bars, so the bars are followed from there.
enum BarcodeOutline {
    /// A quad for each barcode that the symbol was read from; one around all points where no bars can be followed.
    static func quads(of symbol: ZBarSymbol, in plane: GrayPlane) -> [Quad] {
        let isDataBar = symbol.symbology == .gs1DataBar || symbol.symbology == .gs1DataBarExpanded
        // Most kinds want seven quiet modules around them and have no space within of more than four; DataBar has
        // spaces of up to eight.
        let quietModules: Double = isDataBar ? 10 : 6
        var open = symbol.points
        var quads: [Quad] = []
        // Each try accounts for its seed at least; what is left after so many is noise.
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
