internal import Glibc

/// What becomes of bars on their way into a picture: ink runs, lenses blur. In modules.
struct BarBlur {
    /// How the light of a point is spread.
    enum Spread {
        /// By its deviation; a lens out of focus comes close.
        case normal(Double)
        /// Evenly over a length, as by motion.
        case even(Double)

        /// Whether it leaves so little of bars that much else looks like them.
        var isWide: Bool {
            switch self {
            case .normal(let deviation): deviation > 0.9
            case .even(let length): length > 2.5
            }
        }
    }

    let spread: Spread
    /// How much wider bars are printed than drawn; negative for narrower ones.
    let growth: Double

    static let spreads: [Spread] = [
        .normal(0.3), .normal(0.45), .normal(0.6), .normal(0.72), .normal(0.85), .normal(1), .normal(1.15), .even(1.2),
        .even(1.6), .even(2), .even(2.4), .even(2.8),
    ]
    static let growths = [-0.25, 0, 0.25]

    /// How dark a run of modules makes each half of a module from `first` on.
    func darkness(of modules: [Bool], first: Int, count: Int) -> [Float] {
        var result = [Float](repeating: 0, count: count)
        var start = 0
        while start < modules.count {
            guard modules[start] else {
                start += 1
                continue
            }
            let end = modules[start...].firstIndex(of: false) ?? modules.count
            let (from, to) = (Double(start) - growth / 2, Double(end) + growth / 2)
            for index in 0..<count {
                let at = (Double(first + index) + 0.5) / Double(RetailTemplates.density)
                result[index] += Float(share(upTo: to - at) - share(upTo: from - at))
            }
            start = end
        }
        return result
    }

    /// How much of the light of a point falls left of a place.
    private func share(upTo place: Double) -> Double {
        switch spread {
        case .normal(let deviation): (1 + erf(place / deviation / 2.0.squareRoot())) / 2
        case .even(let length): min(max(place / length + 0.5, 0), 1)
        }
    }
}
