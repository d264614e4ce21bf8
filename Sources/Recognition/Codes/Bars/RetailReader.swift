/// Reads retail barcodes whose bars have run into each other: the digits are those whose bars, blurred alike, look most
/// like what is seen (after Gallo and Manduchi, 2011), all digits at once.
struct RetailReader {
    /// A barcode on one line.
    struct Reading {
        let code: RetailCode
        let digits: [Int]
        /// Where the bars begin and end.
        let left: Float
        let right: Float
        /// How different the line is from what these digits would look like.
        let cost: Float
    }

    /// What a line shows that runs across bars from left to right, or from right to left.
    enum Sight {
        case barcode(Reading, isReversed: Bool)
        /// Bars much like those of a barcode, some of which are hidden or marred.
        case marred
        case nothing
    }

    /// What a line shows.
    static func sight(of line: BarLine) -> Sight {
        guard line.count >= 48 else { return .nothing }
        let rough = [(line, false), (line.reversed, true)].flatMap { line, isReversed in
            fits(on: line).map { (line: line, fit: $0, isReversed: isReversed) }
        }
        // What is far from the best before its place is known well does not become the best.
        let candidates = rough.sorted { $0.fit.cost < $1.fit.cost }.prefix(mostCandidates).map { candidate in
            (line: candidate.line, fit: candidate.fit.improved(on: candidate.line), isReversed: candidate.isReversed)
        }
        // Many digits fit much that few do not, if blurred enough, but their check digit then seldom agrees.
        for candidate in candidates.sorted(by: { $0.fit.cost < $1.fit.cost }) {
            if let reading = reading(of: candidate.line, candidate.fit) {
                return .barcode(reading, isReversed: candidate.isReversed)
            }
        }
        return candidates.contains { $0.fit.cost < marredCost } ? .marred : .nothing
    }

    /// The best fit of each kind, its place not yet known well.
    private static func fits(on line: BarLine) -> [RetailFit] {
        var fits: [RetailFit] = []
        for (left, right) in line.ends {
            for code in RetailCode.allCases {
                let module = RetailFit(code, left: left, right: right).module
                guard (0.8...12).contains(module) else { continue }
                // The outermost bars are narrow, so that blur makes them seem to begin late.
                for before in [0, 0.7] as [Float] {
                    for behind in [0, 0.7] as [Float] {
                        var fit = RetailFit(code, left: left - before * module, right: right + behind * module)
                        fit.measure(on: line)
                        fits.append(fit)
                    }
                }
            }
        }
        let most = min(mostRoughCost, 2 * (fits.map(\.cost).min() ?? 0))
        return RetailCode.allCases.compactMap { code in
            fits.filter { $0.code == code && $0.cost < most }.min { $0.cost < $1.cost }
        }
    }

    private static func reading(of line: BarLine, _ fit: RetailFit) -> Reading? {
        var samples = fit.samples(of: line)
        var path = RetailPath(fit.code, fit.templates, samples: samples)
        // The darkest and lightest around are not yet black and white where all bars are narrow.
        for _ in 0..<2 {
            samples = adjusted(samples, to: path.darkness(of: path.symbols))
            path = RetailPath(fit.code, fit.templates, samples: samples)
        }
        guard let digits = path.digits else { return nil }
        let cost = RetailFit.meanSquare(digits.cost, samples)
        let excess = cost - RetailFit.meanSquare(path.leastCost, samples)
        guard cost < mostCost(fit.code), excess < mostExcess else { return nil }
        return Reading(code: fit.code, digits: digits.digits, left: fit.left, right: fit.right, cost: cost)
    }

    /// The samples on the scale of what they should look like, by least squares over a part of the code around each.
    private static func adjusted(_ samples: [Float], to darkness: [Float]) -> [Float] {
        let reach = max(20, samples.count / 5)
        return samples.indices.map { index in
            let part = max(0, index - reach)..<min(samples.count, index + reach)
            let count = Float(part.count)
            var (x, y, xx, xy): (Float, Float, Float, Float) = (0, 0, 0, 0)
            for index in part {
                x += darkness[index]
                y += samples[index]
                xx += darkness[index] * darkness[index]
                xy += darkness[index] * samples[index]
            }
            let slope = max(0.2, (xy - x * y / count) / max(xx - x * x / count, 0.01))
            return (samples[index] - (y - slope * x) / count) / slope
        }
    }

    /// Fits whose place is looked for; there are up to six, as a line may hold each kind in both directions.
    private static let mostCandidates = 3
    /// Before the place is known well.
    private static let mostRoughCost: Float = 0.08
    /// Bars of other kinds, and random ones, were never closer: of UPC-E one in three thousand, as it has few digits.
    private static func mostCost(_ code: RetailCode) -> Float { code == .upce ? 0.005 : 0.012 }
    /// Of 200 generated barcodes with glare, further bands read as many with this bound as without: 92, where the first two bands
    /// read 81. Of 141 generated pictures of other bars, 96 are further away on the first two bands, and take no more time.
    private static let marredCost: Float = 0.02
    /// How much worse digits whose check digit agrees may be than those that look best.
    private static let mostExcess: Float = 0.0005
}
