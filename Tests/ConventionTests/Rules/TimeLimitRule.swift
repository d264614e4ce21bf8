/// A test that is ended after a few minutes runs where no others take its time: `make test` runs most tests all at once, and
/// each of them takes as long as the machine needs for all.
enum TimeLimitRule {
    /// Minutes; all tests together take less.
    private static let longest = 15

    /// Looks for short limits in a file.
    ///
    /// - Parameters:
    ///   - file: A file of tests.
    ///   - timed: The names of the tests that have the machine to themselves, as a regular expression of the Makefile.
    /// - Returns: A sentence for each test that has one.
    static func violations(in file: SourceFile, timed: Regex<AnyRegexOutput>) -> [String] {
        file.code.matches(of: /\.timeLimit\(\.minutes\((\d+)\)\)[^{]*?\b(struct|func)\s+(\w+)/).compactMap { match in
            guard let minutes = Int(match.1), minutes < longest else { return nil }
            let suite = match.2 == "struct" ? "\(match.3)" : "\(file.name)/\(match.3)"
            guard "\(file.module).\(suite)".firstMatch(of: timed) == nil else { return nil }
            return "\(suite) is ended after \(minutes) minutes beside all other tests"
        }
    }
}
