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
        /// How dark each symbol before and behind makes it, one after the other; guards count with the first.
        let froms: [Float]
        let tos: [Float]
        /// Half the sum of squares for each pair.
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

    private static let all = BarBlur.spreads.map { spread in
        BarBlur.growths.map { growth in
            RetailCode.allCases.map { RetailTemplates($0, blur: BarBlur(spread: spread, growth: growth)) }
        }
    }

    /// The templates of one of the spreads and one of the growths.
    static func of(_ code: RetailCode, spread: Int, growth: Int) -> RetailTemplates {
        all[spread][growth][code == .ean13 ? 0 : code == .ean8 ? 1 : 2]
    }
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
        self.froms = first.flatMap { $0 }
        self.tos = second.flatMap { $0 }
        energies = first.flatMap { one in
            second.map { other in zip(one, other).reduce(0) { $0 + ($1.0 + $1.1) * ($1.0 + $1.1) } / 2 }
        }
    }

    /// How much worse each pair explains the samples from `start` on than another: half the squared distance, but for
    /// what all have in common.
    func costs(_ samples: UnsafeBufferPointer<Float>, from start: Int) -> [Float] {
        func products(_ darkness: [Float], _ count: Int) -> [Float] {
            darkness.withUnsafeBufferPointer { darkness in
                (0..<count).map { symbol in
                    var sum: Float = 0
                    for index in 0..<length { sum += samples[start + index] * darkness[symbol * length + index] }
                    return sum
                }
            }
        }
        let (before, behind) = (products(froms, fromCount), products(tos, toCount))
        var costs = energies
        costs.withUnsafeMutableBufferPointer { costs in
            for from in 0..<fromCount {
                for to in 0..<toCount { costs[from * toCount + to] -= before[from] + behind[to] }
            }
        }
        return costs
    }

    /// How dark a pair makes the joint.
    func darkness(from: Int, to: Int) -> [Float] {
        (0..<length).map { froms[from * length + $0] + tos[to * length + $0] }
    }
}
