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

    /// Darkness on one scale for the whole line, from paper at both ends to the darkest bar: where all is blurred, nothing around a
    /// place is as dark as a bar or as light as paper.
    ///
    /// - Parameter brightness: of one pixel after the other.
    init(evenlyLit brightness: [Float]) {
        guard !brightness.isEmpty else {
            values = []
            return
        }
        func lightest(_ part: Range<Int>) -> (place: Float, value: Float) {
            let at = part.max { brightness[$0] < brightness[$1] } ?? 0
            return (Float(at), brightness[at])
        }
        let side = brightness.count * 3 / 10
        let (first, last) = (lightest(0..<side), lightest(brightness.count - side..<brightness.count))
        let slope = (last.value - first.value) / max(last.place - first.place, 1)
        let darkness = brightness.enumerated().map { index, value in
            1 - value / max(first.value + slope * (Float(index) - first.place), 1)
        }
        // What surrounds a label may be darker than its bars.
        let margin = brightness.count / 8
        let darkest = max(darkness.dropFirst(margin).dropLast(margin).max() ?? 1, 0.05)
        values = darkness.map { $0 / darkest }
    }

    private init(_ values: [Float]) {
        self.values = values
    }

    /// Whether darkness somewhere changes more from one pixel to the next than it does where a lens spreads each over several.
    var isSharp: Bool { zip(values, values.dropFirst()).contains { abs($0 - $1) > 0.4 } }

    /// The line with another scale of darkness at each place.
    func rescaled(_ scale: (_ place: Float) -> DarknessScale) -> BarLine {
        BarLine(values.enumerated().map { scale(Float($0) + 0.5).applied(to: $1) })
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

    /// Where bars may begin and end: behind and before something lighter than `level` that is wider than anything within, the
    /// widest first.
    func ends(level: Float) -> [(left: Float, right: Float)] {
        var falls: [Float] = []
        var rises: [Float] = []
        for index in 1..<values.count {
            let (before, here) = (values[index - 1], values[index])
            guard (before < level) != (here < level) else { continue }
            let place = Float(index) - 0.5 + (level - before) / (here - before)
            if before < level { falls.append(place + 0.5) } else { rises.append(place + 0.5) }
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
