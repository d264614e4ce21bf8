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

        var isBarcode: Bool {
            if case .barcode = self { true } else { false }
        }
    }

    /// What is looked for.
    struct Look {
        let codes: [RetailCode]
        /// The kinds of blur that the search begins with, among `BarBlur.spreads`.
        let spreads: [Int]
        /// As dark as this bars begin and end.
        let levels: [Float]

        static let usual = Look(codes: RetailCode.allCases, spreads: [2], levels: [0.5])
        /// Bars of a lens far out of focus: the outermost are narrow and pale. Of short codes too little is left to tell them from others.
        static let farOutOfFocus = Look(
            codes: [.ean13], spreads: BarBlur.farOutOfFocus, levels: [0.5, 0.2])
    }

    /// What a line shows.
    static func sight(of line: BarLine, _ look: Look = .usual) -> Sight {
        guard line.count >= 48 else { return .nothing }
        let rough = [(line, false), (line.reversed, true)].flatMap { line, isReversed in
            fits(on: line, look).map { (line: line, fit: $0, isReversed: isReversed) }
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
        // What is this close only because much looks like it is no closer on further lines.
        let isMarred = candidates.contains { $0.fit.cost < marredCost && !BarBlur.spreads[$0.fit.spread].isWide }
        return isMarred ? .marred : .nothing
    }

    /// The best fit of each kind, its place not yet known well.
    private static func fits(on line: BarLine, _ look: Look) -> [RetailFit] {
        var fits: [RetailFit] = []
        for (left, right) in look.levels.flatMap(line.ends) {
            for code in look.codes {
                let module = RetailFit(code, left: left, right: right).module
                guard (0.8...12).contains(module) else { continue }
                // The outermost bars are narrow, so that blur makes them seem to begin late.
                for before in [0, 0.7] as [Float] {
                    for behind in [0, 0.7] as [Float] {
                        for spread in look.spreads {
                            var fit = RetailFit(code, left: left - before * module, right: right + behind * module)
                            fit.spread = spread
                            fit.measure(on: line)
                            fits.append(fit)
                        }
                    }
                }
            }
        }
        let most = min(mostRoughCost, 2 * (fits.map(\.cost).min() ?? 0))
        return look.codes.compactMap { code in
            fits.filter { $0.code == code && $0.cost < most }.min { $0.cost < $1.cost }
        }
    }

    private static func reading(of line: BarLine, _ fit: RetailFit) -> Reading? {
        var (line, fit) = (line, fit)
        var samples = fit.samples(of: line)
        var path = RetailPath(fit.code, fit.templates, samples: samples)
        // The darkest and lightest around are not yet black and white where all bars are narrow. Once they are known, so is the place.
        for step in [0.3, 0.15, nil] as [Float?] {
            let scales = DarknessScale.scales(of: samples, lookingLike: path.darkness(of: path.symbols))
            samples = zip(samples, scales).map { $1.applied(to: $0) }
            if let step {
                line = line.rescaled { scales[fit.sample(at: $0)] }
                fit.measure(on: line)
                guard fit.cost < RetailFit.hopeless else { return nil }
                fit = fit.improved(on: line, from: step)
                samples = fit.samples(of: line)
            }
            path = RetailPath(fit.code, fit.templates, samples: samples)
        }
        // Most lines are far from all digits, whatever these sum up to.
        let leastCost = RetailFit.meanSquare(fit.templates.leastCost(of: samples), samples)
        guard leastCost < mostCost(fit.code), let best = path.best else { return nil }
        let cost = RetailFit.meanSquare(best.cost, samples)
        let margin = RetailFit.meanSquare(best.rivalCost, samples) - cost
        guard cost < mostCost(fit.code), cost - leastCost < mostExcess * cost, margin > leastMargin(fit.code) * cost
        else { return nil }
        return Reading(code: fit.code, digits: best.digits, left: fit.left, right: fit.right, cost: cost)
    }

    /// Fits whose place is looked for; there are up to six, as a line may hold each kind in both directions.
    private static let mostCandidates = 3
    /// Before the place is known well.
    private static let mostRoughCost: Float = 0.08
    /// Where the blur is not wide, further lines are looked at: of 200 generated barcodes with glare 96 are read, and 98 if they
    /// are looked at for every kind of blur.
    private static let marredCost: Float = 0.02

    // In 1,100 generated pictures, blurred, tiny, with glare or with bars of other kinds, no wrong digits stay within these bounds
    // on two bands.

    /// Further from the line than this, even digits beyond doubt are none: they explain a part of something else.
    private static func mostCost(_ code: RetailCode) -> Float { code == .upce ? 0.01 : 0.02 }
    /// How much worse digits whose check digit agrees may be than those that look best, as a share of their cost.
    private static let mostExcess: Float = 0.05
    /// How much worse the next digits must be whose check digit agrees, as a share of the cost: UPC-E has few digits, and its
    /// bars are much like a part of others.
    private static func leastMargin(_ code: RetailCode) -> Float { code == .upce ? 1 : 0.2 }
}
