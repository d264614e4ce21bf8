import DocumentModel

/// A place where the detector sees text: usually one line.
struct TextRegion: Sendable {
    /// A rectangle, perhaps tilted, in the image's pixels; its top edge is within 45° of the picture's.
    var quad: Quad
    /// How sure the detector is, 0 to 1.
    let score: Double

    /// The shorter of its sides: lines are longer than they are tall.
    var height: Double { min(quad.width, quad.height) }
    /// The longer of its sides.
    fileprivate var length: Double { max(quad.width, quad.height) }
}

extension [TextRegion] {
    /// The regions, with those that are parts of a whole replaced by it. What is whole already is placed better.
    ///
    /// The `wholes` were found in the same picture at a smaller size.
    func joined(into wholes: [TextRegion]) -> [TextRegion] {
        var regions = self
        for whole in wholes {
            let isKnown = regions.contains {
                ($0.quad.contains(whole.quad.center) || whole.quad.contains($0.quad.center))
                    && $0.length > 0.9 * whole.length
            }
            if isKnown { continue }
            regions.removeAll { whole.quad.contains($0.quad.center) }
            regions.append(whole)
        }
        return regions
    }
}
