/// How fast a body must arrive: a connection that a client keeps open byte by byte is one that others do not get.
package struct BodyPace: Hashable, Sendable {
    /// The longest that a whole body may take.
    package var longest: Duration
    /// Bytes a second that must have come on average once ``patience`` is over.
    package var leastRate: Int
    /// How long a body may take whatever its rate.
    package var patience: Duration

    package init(
        longest: Duration = .seconds(60), leastRate: Int = 2048, patience: Duration = .seconds(5)
    ) {
        self.longest = longest
        self.leastRate = leastRate
        self.patience = patience
    }

    /// Whether a body is too slow if this many of its bytes have come after this time.
    func isTooSlow(bytes: Int, after time: Duration) -> Bool {
        guard time > patience else { return false }
        return time > longest || Double(bytes) < Double(leastRate) * (time / .seconds(1))
    }
}
