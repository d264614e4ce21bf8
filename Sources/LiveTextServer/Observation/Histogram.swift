/// How often something took how long.
struct Histogram: Sendable {
    /// Upper bounds of the buckets, in seconds: from what a small picture takes to the longest deadline.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

    /// Each bucket counts what is at most its bound and above the one before.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var sum = 0.0

    var count: Int { counts.reduce(0, +) }

    mutating func add(_ seconds: Double) {
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }

    /// How many took at most so long, by the bounds.
    var cumulativeCounts: [(bound: Double, count: Int)] {
        var total = 0
        return zip(Self.bounds, counts).map { bound, count in
            total += count
            return (bound, total)
        }
    }
}
