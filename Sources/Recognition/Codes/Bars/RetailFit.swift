/// Where a retail barcode lies on a line across its bars, and how blurred it is.
struct RetailFit {
    let code: RetailCode
    /// Where the bars begin and end.
    var left: Float
    var right: Float
    /// How far the middle lies off the middle of the ends: bars seen at a slant grow narrower to a side.
    var bend: Float = 0
    var spread = 2
    var growth = 1
    /// Mean squared difference between what is seen and what the best digits would look like.
    private(set) var cost = Float.infinity

    init(_ code: RetailCode, left: Float, right: Float) {
        self.code = code
        self.left = left
        self.right = right
    }

    var module: Float { (right - left) / Float(code.moduleCount) }
    var templates: RetailTemplates { .of(code, spread: spread, growth: growth) }

    /// How dark each half of a module is, with a part of the quiet zones.
    func samples(of line: BarLine) -> [Float] {
        let modules = Float(code.moduleCount)
        let density = Float(RetailTemplates.density)
        return (0..<(code.moduleCount + 2 * RetailTemplates.quiet) * RetailTemplates.density).map { index in
            let part = ((Float(index) + 0.5) / density - Float(RetailTemplates.quiet)) / modules
            return line.darkness(at: left + (right - left) * part + bend * 4 * part * (1 - part))
        }
    }

    /// Which of the samples shows a place on the line, but for the bend; beyond the ends, the first or last.
    func sample(at place: Float) -> Int {
        let part = (place - left) / (right - left)
        let at = (part * Float(code.moduleCount) + Float(RetailTemplates.quiet)) * Float(RetailTemplates.density)
        let count = (code.moduleCount + 2 * RetailTemplates.quiet) * RetailTemplates.density
        return Int(min(max(at, 0), Float(count - 1)))
    }

    mutating func measure(on line: BarLine) {
        let samples = samples(of: line)
        cost = Self.meanSquare(templates.leastCost(of: samples), samples)
    }

    /// The mean squared difference that a path's cost stands for.
    static func meanSquare(_ cost: Float, _ samples: [Float]) -> Float {
        (2 * cost + samples.reduce(0) { $0 + $1 * $1 }) / Float(samples.count)
    }

    /// The fit that lies, in small steps, below this one.
    ///
    /// - Parameters:
    ///   - line: What is seen.
    ///   - first: The largest step, in modules.
    /// - Returns: The best that was found.
    func improved(on line: BarLine, from first: Float = 0.6) -> RetailFit {
        var best = self
        let module = module
        for step in ([0.6, 0.3, 0.15, 0.08] as [Float]).filter({ $0 <= first }).map({ $0 * module }) {
            for _ in 0..<4 {
                var next = best
                for change in Self.changes {
                    var fit = best
                    fit.left += change.left * step
                    fit.right += change.right * step
                    fit.bend += change.bend * step
                    fit.growth = min(max(fit.growth + change.growth, 0), BarBlur.growths.count - 1)
                    fit.measure(on: line)
                    if fit.cost < next.cost { next = fit }
                }
                for spread in BarBlur.neighbours[best.spread] {
                    var fit = best
                    fit.spread = spread
                    fit.measure(on: line)
                    if fit.cost < next.cost { next = fit }
                }
                if next.cost == best.cost { break }
                best = next
            }
            if best.cost > Self.hopeless { break }
        }
        return best
    }

    /// What is no nearer after large steps, small ones do not bring near enough: of 600 generated barcodes, tiny, faint or with glare,
    /// as many are read with this bound as without.
    static let hopeless: Float = 0.035

    private static let changes: [(left: Float, right: Float, bend: Float, growth: Int)] = [
        (1, 1, 0, 0), (-1, -1, 0, 0), (1, 0, 0, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, -1, 0, 0), (0, 0, 1, 0),
        (0, 0, -1, 0), (0, 0, 0, 1), (0, 0, 0, -1),
    ]
}
