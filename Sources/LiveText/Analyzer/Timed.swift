/// What a stage made, and how long it took.
struct Timed<Value: Sendable>: Sendable {
    let value: Value
    let seconds: Double

    init(_ body: () async throws -> Value) async rethrows {
        let start = ContinuousClock.now
        value = try await body()
        seconds = start.secondsToNow
    }
}

extension ContinuousClock.Instant {
    /// Seconds since this instant, to a tenth of a millisecond.
    var secondsToNow: Double { (duration(to: .now) / .seconds(1) * 10_000).rounded() / 10_000 }
}
