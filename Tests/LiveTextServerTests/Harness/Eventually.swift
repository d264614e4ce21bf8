import Testing

/// Waits until something holds, and fails the test where it does not within a time.
func eventually(
    within time: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + time
    while try await !holds() {
        guard ContinuousClock.now < end else {
            Issue.record("It did not come true within \(time).", sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(20))
    }
}
