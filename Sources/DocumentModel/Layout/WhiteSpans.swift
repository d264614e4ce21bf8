/// Stretches of white that run down through several bands, as extents along the text.
struct WhiteSpans {
    /// Ascending and disjoint.
    private(set) var spans: [ClosedRange<Double>]

    /// Everything between the edges of a region is white.
    init(of region: Rectangle) {
        spans = [region.minX...region.maxX]
    }

    /// What remains white after a band, without what becomes narrower than `least`.
    func narrowed(by band: LayoutBand, least: Double) -> WhiteSpans {
        var result = self
        result.spans = []
        let occupied = band.occupied
        for span in spans {
            var start = span.lowerBound
            for taken in occupied where taken.upperBound > start {
                guard taken.lowerBound < span.upperBound else { break }
                if taken.lowerBound - start >= least { result.spans.append(start...taken.lowerBound) }
                start = taken.upperBound
            }
            if span.upperBound - start >= least { result.spans.append(start...span.upperBound) }
        }
        return result
    }

    /// The widest ones, ascending; no page has this many columns, but a row of a table may have this many cells.
    func widest(_ count: Int) -> [ClosedRange<Double>] {
        guard spans.count > count else { return spans }
        let least = spans.map { $0.upperBound - $0.lowerBound }.sorted(by: >)[count - 1]
        return Array(spans.filter { $0.upperBound - $0.lowerBound >= least }.prefix(count))
    }
}
