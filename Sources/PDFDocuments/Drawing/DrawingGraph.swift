/// What draws what, and what all of it costs.
struct DrawingGraph {
    typealias Node = Int

    /// What contents draw besides themselves.
    struct Use {
        /// What is drawn.
        let node: Node
        let count: Double
        /// What is chosen there: a fill, a stroke, a mask, a font.
        let chosen: [Choice]
    }

    /// What is chosen; it may be what is chosen where the contents themselves are drawn.
    struct Choice {
        let node: Node?
        let isInherited: Bool
    }

    private struct Part {
        var weight: Double
        var uses: [Use] = []
        /// How often it makes use of each inherited choice.
        var inherited = SIMD4<Double>.zero
        /// Whether one of the uses is meant, it is not known which.
        var isAlternative = false
    }

    private var parts: [Part] = []

    var count: Int { parts.count }
    /// What everything would cost that is drawn once.
    var weight: Double { parts.reduce(0) { $0 + ($1.isAlternative ? 0 : $1.weight) } }

    mutating func add(weight: Double) -> Node {
        parts.append(Part(weight: weight))
        return parts.count - 1
    }

    /// Adds what is one of others, it is not known which.
    mutating func add(oneOf nodes: [Node]) -> Node {
        let uses = nodes.map { Use(node: $0, count: 1, chosen: []) }
        parts.append(Part(weight: 0, uses: uses, isAlternative: true))
        return parts.count - 1
    }

    mutating func add(_ use: Use, to node: Node) { parts[node].uses.append(use) }

    mutating func addInherited(_ count: Double, choice: Int, to node: Node) { parts[node].inherited[choice] += count }

    /// What a node costs with all that it draws; something above the limit where that is more.
    func cost(of node: Node, limit: Double) -> Double {
        var known = parts.map { Total(cost: $0.weight, inherited: $0.inherited) }
        var next = known
        // Forms that draw themselves end at this depth, where PDFium stops, if not before.
        for _ in 0..<Self.mostLevels where known[node].cost <= limit {
            for (index, part) in parts.enumerated() where !part.uses.isEmpty {
                next[index] = Self.total(of: part, known)
            }
            guard next != known else { break }
            swap(&known, &next)
        }
        return known[node].cost
    }

    /// What a part costs with all that it draws, and how often all of that makes use of each inherited choice.
    private struct Total: Equatable {
        var cost: Double
        var inherited: SIMD4<Double>
    }

    private static let mostLevels = 64
    private static let most = 1e100

    /// A part's total when that of what it draws is known to one level less.
    private static func total(of part: Part, _ known: [Total]) -> Total {
        var total = Total(cost: part.weight, inherited: part.inherited)
        for use in part.uses {
            let drawn = known[use.node]
            if part.isAlternative {
                total.cost = max(total.cost, drawn.cost)
                total.inherited = pointwiseMax(total.inherited, drawn.inherited)
                continue
            }
            var once = drawn.cost
            for (index, choice) in use.chosen.enumerated() where drawn.inherited[index] > 0 {
                if let node = choice.node { once += drawn.inherited[index] * known[node].cost }
                if choice.isInherited { total.inherited[index] += use.count * drawn.inherited[index] }
            }
            total.cost += use.count * once
        }
        return Total(cost: min(total.cost, most), inherited: pointwiseMin(total.inherited, SIMD4(repeating: most)))
    }
}
