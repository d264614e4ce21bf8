/// The digits that explain samples best, one after the other, found by dynamic programming.
struct RetailPath {
    let code: RetailCode
    let joints: [RetailTemplates.Joint]
    /// For each joint what each pair of symbols costs.
    let costs: [[Float]]

    init(_ code: RetailCode, _ templates: RetailTemplates, samples: [Float]) {
        self.code = code
        joints = templates.joints
        costs = samples.withUnsafeBufferPointer { samples in
            var start = 0
            return templates.joints.map { joint in
                defer { start += joint.length }
                return joint.costs(samples, from: start)
            }
        }
    }

    /// The symbols of the least cost, whatever parities and check digit say.
    var symbols: [Int] {
        var best: [Float] = [0]
        var origins: [[Int]] = []
        for (costs, joint) in zip(costs, joints) {
            let choices = (0..<joint.toCount).map { to in
                let sums = (0..<joint.fromCount).map { best[$0] + costs[$0 * joint.toCount + to] }
                return sums.indices.min { sums[$0] < sums[$1] } ?? 0
            }
            best = choices.enumerated().map { best[$1] + costs[$1 * joint.toCount + $0] }
            origins.append(choices)
        }
        var symbol = 0
        return origins.dropFirst().reversed().map { choices in
            symbol = choices[symbol]
            return symbol
        }.reversed()
    }

    /// What a whole barcode with these symbols looks like.
    func darkness(of symbols: [Int]) -> [Float] {
        var from = 0
        return zip(joints, symbols + [0]).flatMap { joint, to in
            defer { from = to }
            return joint.darkness(from: from, to: to)
        }
    }

    /// What is read.
    struct Best {
        /// All digits that are printed.
        let digits: [Int]
        let cost: Float
        /// The least cost of other digits whose parities and check digit agree.
        let rivalCost: Float
    }

    /// The digits of the least cost among those whose parities and check digit agree; nil where there are none.
    var best: Best? {
        let ways = code.families.map { Way(in: $0, costs, joints) }
        guard let first = ways.indices.min(by: { ways[$0].cost < ways[$1].cost }), ways[first].cost < .infinity else {
            return nil
        }
        let (digits, rival) = ways[first].traced
        let others = ways.indices.filter { $0 != first }.map { ways[$0].cost }
        return Best(digits: digits, cost: ways[first].cost, rivalCost: min(rival, others.min() ?? .infinity))
    }
}

/// The way through the digits of one family that costs least.
private struct Way {
    /// The least cost.
    let cost: Float
    private let family: RetailCode.Family
    /// What each digit after each other costs, for all places but the first.
    private let steps: [[Float]]
    /// For each place what it costs to come to each state: a digit and the sum up to it.
    private let before: [[Float]]
    /// What it costs to go on from each state of the last.
    private let end: [Float]

    private static let none = [Float](repeating: .infinity, count: 100)

    init(in family: RetailCode.Family, _ costs: [[Float]], _ joints: [RetailTemplates.Joint]) {
        self.family = family
        let last = family.weights.count - 1
        steps = (1...last).map { place in
            (0..<100).map { pair in
                let from = family.symbol(pair / 10, place - 1)
                return costs[place][from * joints[place].toCount + family.symbol(pair % 10, place)]
            }
        }
        var states = Self.none
        for digit in 0...9 {
            states[digit * 10 + (family.sum + digit * family.weights[0]) % 10] = costs[0][family.symbol(digit, 0)]
        }
        var before = [states]
        for place in 1...last {
            var next = Self.none
            for pair in 0..<100 {
                let (from, to) = (pair / 10, pair % 10)
                for sum in 0...9 {
                    let state = to * 10 + (sum + to * family.weights[place]) % 10
                    next[state] = min(next[state], states[from * 10 + sum] + steps[place - 1][pair])
                }
            }
            states = next
            before.append(states)
        }
        var end = Self.none
        for digit in family.last { end[digit * 10] = costs[last + 1][family.symbol(digit, last)] }
        self.before = before
        self.end = end
        cost = zip(states, end).map { $0 + $1 }.min() ?? .infinity
    }

    /// All digits that are printed, and what other digits of the family cost at least.
    var traced: (digits: [Int], rivalCost: Float) {
        var behind = end
        var (digits, rival): ([Int], Float) = ([], .infinity)
        for place in before.indices.reversed() {
            let sums = zip(before[place], behind).map { $0 + $1 }
            let through: [Float] = (0...9).map { digit in sums[digit * 10..<digit * 10 + 10].min() ?? .infinity }
            let digit = through.indices.min { through[$0] < through[$1] } ?? 0
            digits.append(digit)
            for other in 0...9 where other != digit { rival = min(rival, through[other]) }
            guard place > 0 else { break }
            var next = Self.none
            for pair in 0..<100 {
                let (from, to) = (pair / 10, pair % 10)
                for sum in 0...9 {
                    let rest = behind[to * 10 + (sum + to * family.weights[place]) % 10]
                    next[from * 10 + sum] = min(next[from * 10 + sum], steps[place - 1][pair] + rest)
                }
            }
            behind = next
        }
        return (family.before + digits.reversed() + family.behind, rival)
    }
}

extension RetailCode.Family {
    /// Which of the symbols a digit is at a place.
    fileprivate func symbol(_ digit: Int, _ place: Int) -> Int { isEven[place] ? digit + 10 : digit }
}
