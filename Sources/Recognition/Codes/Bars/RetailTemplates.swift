internal import Synchronization

/// How the parts of a retail barcode look under one kind of blur.
///
/// Blur reaches no further than half a digit, so what lies between the centres of two neighbours depends on these two
/// alone, and is the sum of what each of them makes dark.
struct RetailTemplates: Sendable {
    /// Samples a module.
    static let density = 2
    /// Modules of the quiet zones that are looked at.
    static let quiet = 1

    /// What lies between two digits, before the first or after the last.
    struct Joint: Sendable {
        let length: Int
        let fromCount: Int
        let toCount: Int
        /// How dark each symbol before and behind makes each sample, all symbols of one sample after the other; guards count with the
        /// first.
        let froms: [Float]
        let tos: [Float]
        /// Half the sum of squares for each pair, all that begin with one symbol after the other.
        let energies: [Float]
    }

    let joints: [Joint]

    init(_ code: RetailCode, blur: BarBlur) {
        func symbols(_ place: Int) -> [[Bool]] { place < code.leftCount ? RetailCode.left : RetailCode.right }
        let digit = 7
        let start = Joint(
            [RetailCode.start], symbols(0), from: -Self.quiet, gap: RetailCode.start.count,
            to: RetailCode.start.count * Self.density + digit, blur: blur)
        func joint(before place: Int, _ guardBars: [Bool]) -> Joint {
            let gap = digit + guardBars.count
            return Joint(
                symbols(place - 1).map { $0 + guardBars }, symbols(place), from: nil, gap: gap,
                to: gap * Self.density + digit, blur: blur)
        }
        // Most are alike.
        let left = joint(before: 1, [])
        let middle = code.leftCount < code.digitCount ? joint(before: code.leftCount, RetailCode.middle) : nil
        let right = joint(before: code.digitCount - 1, [])
        let end = code.end
        let last = Joint(
            symbols(code.digitCount - 1).map { $0 + end }, [[]], from: nil, gap: digit,
            to: (digit + end.count + Self.quiet) * Self.density, blur: blur)
        var joints = [start] + Array(repeating: left, count: code.leftCount - 1)
        if let middle {
            joints += [middle] + Array(repeating: right, count: code.digitCount - code.leftCount - 1)
        }
        self.joints = joints + [last]
    }

    /// The templates of one of the spreads and one of the growths, made when they are first looked at: most pictures need a few.
    static func of(_ code: RetailCode, spread: Int, growth: Int) -> RetailTemplates {
        let place = Place(code: code, spread: spread, growth: growth)
        if let made = made.withLock({ $0[place] }) { return made }
        let blur = BarBlur(spread: BarBlur.spreads[spread], growth: BarBlur.growths[growth])
        let templates = RetailTemplates(code, blur: blur)
        made.withLock { $0[place] = templates }
        return templates
    }

    /// What the symbols cost that explain the samples best, whatever parities and check digit say.
    func leastCost(of samples: [Float]) -> Float {
        samples.withUnsafeBufferPointer { samples in
            var (costs, start): ([Float], Int) = ([0], 0)
            for joint in joints {
                costs = joint.leastCosts(costs, samples, from: start)
                start += joint.length
            }
            return costs[0]
        }
    }

    private struct Place: Hashable {
        let code: RetailCode
        let spread: Int
        let growth: Int
    }

    private static let made = Mutex<[Place: RetailTemplates]>([:])
}

extension RetailTemplates.Joint {
    /// All pairs of two sets of symbols, the second of which start `gap` modules after the first: from the module `from`,
    /// or from the middle of the first digit, to the sample `to`, both counted from the start of the first.
    fileprivate init(_ froms: [[Bool]], _ tos: [[Bool]], from: Int?, gap: Int, to: Int, blur: BarBlur) {
        let start = from.map { $0 * RetailTemplates.density } ?? 7
        let length = to - start
        let first = froms.map { blur.darkness(of: $0, first: start, count: length) }
        let second = tos.map { blur.darkness(of: $0, first: start - gap * RetailTemplates.density, count: length) }
        self.length = length
        fromCount = froms.count
        toCount = tos.count
        self.froms = (0..<length).flatMap { index in first.map { $0[index] } }
        self.tos = (0..<length).flatMap { index in second.map { $0[index] } }
        energies = first.flatMap { one in
            second.map { other in zip(one, other).reduce(0) { $0 + ($1.0 + $1.1) * ($1.0 + $1.1) } / 2 }
        }
    }

    /// How much worse each pair explains the samples from `start` on than another: half the squared distance, but for
    /// what all have in common.
    func costs(_ samples: UnsafeBufferPointer<Float>, from start: Int) -> [Float] {
        let before = products(froms, fromCount, samples, from: start)
        let behind = products(tos, toCount, samples, from: start)
        return (0..<fromCount * toCount).map { energies[$0] - before[$0 / toCount] - behind[$0 % toCount] }
    }

    /// What it costs at least to come to each symbol behind, from what it costs to come to each before.
    func leastCosts(
        _ costs: [Float], _ samples: UnsafeBufferPointer<Float>, from start: Int
    ) -> [Float] {
        let before = products(froms, fromCount, samples, from: start)
        let behind = products(tos, toCount, samples, from: start)
        var least = [Float](repeating: .infinity, count: toCount)
        least.withUnsafeMutableBufferPointer { least in
            energies.withUnsafeBufferPointer { energies in
                for from in 0..<fromCount {
                    let cost = costs[from] - before[from]
                    for to in 0..<toCount { least[to] = min(least[to], cost + energies[from * toCount + to]) }
                }
            }
            for to in 0..<toCount { least[to] -= behind[to] }
        }
        return least
    }

    /// How much the samples from `start` on and what each symbol makes dark have in common.
    private func products(
        _ darkness: [Float], _ count: Int, _ samples: UnsafeBufferPointer<Float>, from start: Int
    ) -> [Float] {
        var sums = [Float](repeating: 0, count: count)
        sums.withUnsafeMutableBufferPointer { sums in
            darkness.withUnsafeBufferPointer { darkness in
                for index in 0..<length {
                    let sample = samples[start + index]
                    for symbol in 0..<count { sums[symbol] += sample * darkness[index * count + symbol] }
                }
            }
        }
        return sums
    }

    /// How dark a pair makes the joint.
    func darkness(from: Int, to: Int) -> [Float] {
        (0..<length).map { froms[$0 * fromCount + from] + tos[$0 * toCount + to] }
    }
}
