internal import Glibc

/// What becomes of bars on their way into a picture: ink runs, lenses blur. In modules.
struct BarBlur {
    /// How the light of a point is spread.
    enum Spread {
        /// By its deviation, as by ink and paper, or a lens a little out of focus.
        case normal(Double)
        /// Evenly over a length, as by motion.
        case even(Double)
        /// Evenly over a disc, by its radius, as by a lens far out of focus: narrow bars then may look like spaces, but do not
        /// vanish.
        case disc(Double)

        var deviation: Double {
            switch self {
            case .normal(let deviation): deviation
            case .even(let length): length / 12.0.squareRoot()
            case .disc(let radius): radius / 2
            }
        }

        /// Whether it leaves so little of bars that much else looks like them.
        var isWide: Bool {
            if case .even(let length) = self { length > 2.5 } else { deviation > 0.9 }
        }
    }

    let spread: Spread
    /// How much wider bars are printed than drawn; negative for narrower ones.
    let growth: Double

    private static let kinds: [[Spread]] = [
        [0.3, 0.45, 0.6, 0.72, 0.85, 1, 1.15].map { .normal($0) }, [1.2, 1.6, 2, 2.4, 2.8].map { .even($0) },
        [1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25].map { .disc($0) },
    ]
    /// Two spreads of a lens far out of focus, by their places: from one of them each is near.
    static let farOutOfFocus = spreads.indices.filter {
        if case .disc(let radius) = spreads[$0] { radius == 2.25 || radius == 2.75 } else { false }
    }
    static let spreads = kinds.flatMap(\.self)
    /// For each spread, those that differ least from it: of its kind the next on both sides, of the others the one as wide.
    static let neighbours: [[Int]] = {
        var first = 0
        let places = kinds.map { kind in
            defer { first += kind.count }
            return first..<first + kind.count
        }
        return spreads.indices.map { place in
            places.flatMap { kind in
                if kind.contains(place) { return [place - 1, place + 1].filter(kind.contains) }
                func difference(_ other: Int) -> Double {
                    abs(spreads[other].deviation - spreads[place].deviation)
                }
                return kind.min { difference($0) < difference($1) }.map { [$0] } ?? []
            }
        }
    }()
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
        case .normal(let deviation): return (1 + erf(place / deviation / 2.0.squareRoot())) / 2
        case .even(let length): return min(max(place / length + 0.5, 0), 1)
        case .disc(let radius):
            let part = min(max(place / radius, -1), 1)
            return 0.5 + (part * (1 - part * part).squareRoot() + asin(part)) / .pi
        }
    }
}
