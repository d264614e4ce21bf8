/// Brightness along a line across bars, as darkness: 1 where it is as dark as anything around, 0 where it is as light.
struct BarLine {
    /// How much the brightest and darkest around differ where there are bars, as a share of how much they do on the whole line.
    static let leastContrast: Float = 0.35

    private let values: [Float]

    var count: Int { values.count }

    /// - Parameter brightness: of one pixel after the other.
    init(brightness: [Float]) {
        // The widest bars and spaces of a code are a small part of it.
        let reach = max(6, brightness.count / 12)
        func smoothed(_ values: [Float]) -> [Float] {
            let sums = values.reduce(into: [Float(0)]) { $0.append(($0.last ?? 0) + $1) }
            return values.indices.map { index in
                let (from, to) = (max(0, index - reach / 2), min(values.count, index + reach / 2 + 1))
                return (sums[to] - sums[from]) / Float(to - from)
            }
        }
        func around(_ index: Int) -> ArraySlice<Float> {
            brightness[max(0, index - reach)...min(brightness.count - 1, index + reach)]
        }
        let dark = smoothed(brightness.indices.map { around($0).min() ?? 0 })
        let light = smoothed(brightness.indices.map { around($0).max() ?? 0 })
        // In quiet zones all is light, and grain is not to be taken for bars.
        let least = Self.leastContrast * max(1, (light.max() ?? 0) - (dark.min() ?? 0))
        values = brightness.indices.map { (light[$0] - brightness[$0]) / max(light[$0] - dark[$0], least) }
    }

    private init(_ values: [Float]) {
        self.values = values
    }

    /// The line read from its end.
    var reversed: BarLine { BarLine(values.reversed()) }

    /// The darkness between pixels, whose centres lie half a pixel behind whole numbers.
    func darkness(at place: Float) -> Float {
        let at = min(max(place - 0.5, 0), Float(values.count - 1))
        let index = min(Int(at), values.count - 2)
        let share = at - Float(index)
        return values[index] * (1 - share) + values[index + 1] * share
    }

    /// Where bars may begin and end: behind and before something light that is wider than anything within, the widest
    /// first.
    var ends: [(left: Float, right: Float)] {
        var falls: [Float] = []
        var rises: [Float] = []
        for index in 1..<values.count {
            let (before, here) = (values[index - 1], values[index])
            guard (before < 0.5) != (here < 0.5) else { continue }
            let place = Float(index) - 0.5 + (0.5 - before) / (here - before)
            if before < 0.5 { falls.append(place + 0.5) } else { rises.append(place + 0.5) }
        }
        let length = Float(values.count)
        var ends: [(left: Float, right: Float, quiet: Float)] = []
        for left in falls where left < 0.45 * length {
            let before = rises.last { $0 < left } ?? -length
            for right in rises where right > 0.55 * length {
                let behind = falls.first { $0 > right } ?? 2 * length
                ends.append((left, right, min(left - before, behind - right) / (right - left)))
            }
        }
        return ends.filter { $0.quiet > Self.leastQuiet }.sorted { $0.quiet > $1.quiet }.prefix(3)
            .map { ($0.left, $0.right) }
    }

    /// Of the bars' extent: three modules of EAN-13, whose quiet zones are to have seven or more.
    private static let leastQuiet: Float = 0.03
}
