/// The data in a text as it is found: what `String.dataDetectorMatches(_:options:)` returns.
public struct DataMatches: AsyncSequence, Sendable {
    /// The element: a match.
    public typealias Element = DataMatch

    let text: String
    let detector: DataDetector

    /// Hands out one match after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let sequence: DataMatches
        private var matches: [DataMatch].Iterator?

        fileprivate init(sequence: DataMatches) {
            self.sequence = sequence
        }

        /// The next match in order of place; `nil` at the end, or if the task was cancelled.
        public mutating func next() async -> DataMatch? {
            guard !Task.isCancelled else { return nil }
            if matches == nil { matches = sequence.detector.matches(in: sequence.text).makeIterator() }
            return matches?.next()
        }
    }

    /// Starts a search.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sequence: self) }
}

extension String {
    /// The data in the text, found when it is asked for.
    ///
    /// ```swift
    /// for await match in "Call +1 510-653-3394".dataDetectorMatches([.phoneNumber]) {
    ///     print(match.text)
    /// }
    /// ```
    public func dataDetectorMatches(
        _ types: Set<DataType> = .all, options: DataDetector.Options = .init()
    ) -> DataMatches {
        DataMatches(text: self, detector: DataDetector(types: types, options: options))
    }
}
