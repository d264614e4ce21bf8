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

    /// The least cost, whatever parities and check digit say.
    var leastCost: Float {
        var best: [Float] = [0]
        for (costs, joint) in zip(costs, joints) {
            best = (0..<joint.toCount).map { to in
                var least = Float.infinity
                for from in 0..<joint.fromCount { least = min(least, best[from] + costs[from * joint.toCount + to]) }
                return least
            }
        }
        return best[0]
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

    /// The digits of the least cost among those whose parities and check digit agree, all that are printed; nil where there
    /// are none.
    var digits: (digits: [Int], cost: Float)? {
        switch code {
        case .ean13:
            (0...9).map { first in
                let even = (0..<6).map { RetailCode.parities[first] >> (5 - $0) & 1 == 1 }
                let rest = checked(even: even, first: first, firstWeight: 3)
                return ([first] + rest.digits, rest.cost)
            }.min { $0.1 < $1.1 }
        case .ean8:
            checked(even: [], first: 0, firstWeight: 3)
        case .upce:
            // Symbols that contradict each other are not weighed against others: two in three of all parities are wrong.
            RetailCode.shortDigits(of: symbols).map { ($0, leastCost) }
        }
    }

    /// The digits of the least cost with these parities whose weighted sum, and `first`, are a multiple of ten.
    private func checked(even: [Bool], first: Int, firstWeight: Int) -> (digits: [Int], cost: Float) {
        func symbol(_ digit: Int, _ place: Int) -> Int { place < even.count && even[place] ? digit + 10 : digit }
        func weight(_ place: Int) -> Int { place.isMultiple(of: 2) ? firstWeight : 4 - firstWeight }
        // A state is a digit and the sum up to it.
        var best = [Float](repeating: .infinity, count: 100)
        var origins: [[Int]] = []
        for digit in 0...9 { best[digit * 10 + (first + digit * weight(0)) % 10] = costs[0][symbol(digit, 0)] }
        for place in 1..<code.digitCount {
            var next = [Float](repeating: .infinity, count: 100)
            var origin = [Int](repeating: 0, count: 100)
            for from in 0...9 {
                for to in 0...9 {
                    let cost = costs[place][symbol(from, place - 1) * joints[place].toCount + symbol(to, place)]
                    for sum in 0...9 {
                        let state = to * 10 + (sum + to * weight(place)) % 10
                        if best[from * 10 + sum] + cost < next[state] {
                            next[state] = best[from * 10 + sum] + cost
                            origin[state] = from * 10 + sum
                        }
                    }
                }
            }
            best = next
            origins.append(origin)
        }
        let last = code.digitCount
        let ends = (0...9).map { best[$0 * 10] + costs[last][symbol($0, last - 1)] }
        var state = (ends.indices.min { ends[$0] < ends[$1] } ?? 0) * 10
        let cost = ends[state / 10]
        var digits = [state / 10]
        for origin in origins.reversed() {
            state = origin[state]
            digits.append(state / 10)
        }
        return (digits.reversed(), cost)
    }
}
