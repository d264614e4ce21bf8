import Testing

@testable import DataDetection

@Suite struct HostileTextTests {
    /// Patterns that make scanners look far ahead or back from every place, or keep much.
    private static let patterns = [
        "1", "a", "a.", "a@", "(", "(1", "1-", "12.34 ", "123 456 7890 ", "+1 650 ", "http://", "http://a.com/(",
        "http://a.com/'",
        "a-\n", "http://a.com/x-\n", "(12-\n", "IL 60601 ", "12 Main St ", "tel 12345678 ", "[", "{(", "@", ".", "-",
        "/", "://", "www.",
        "0049 30 ", "1 ", "1:", "1/2/", "12/11/2016-", "monday ", "next ", "from ", "5 days ", "$1", "1,",
        "one hundred ",
        "1Z", "DE89 ", "fe80:", "1.2.3.", "BA 1 ", "東京都", "5 km ", "\u{301}", "👩‍👩‍👧‍👦", "字", "\u{202E}", "\r", "\r\n",
        ", CA ", "1O", "l.1.", "O1/O2/2O16 ", "4111 l111 1111 1111 ", "tel 5l0 653 3394 ", "early ", "Nov 19-", "{([",
    ]

    @Test(.timeLimit(.minutes(2)), arguments: Set<DataType>.all.sorted { $0.rawValue < $1.rawValue })
    func isReadInProportionToItsLength(type: DataType) {
        // A megabyte. Work that grows with the square of a run would take hours.
        let share = 1 << 20
        let text = Self.patterns.map { pattern in
            String(repeating: pattern, count: share / Self.patterns.count / pattern.utf8.count) + "\n\n"
        }.joined()
        let matches = DataDetector(types: [type]).matches(in: text)
        #expect(Self.isSound(matches, in: text))
    }

    @Test func isReadOnEveryPlane() {
        let scalars = (0x20...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        let everything = String(
            String.UnicodeScalarView(scalars.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)))
        #expect(Self.isSound(DataDetector().matches(in: everything), in: everything))
    }

    @Test func givesSoundMatchesWhateverTheText() {
        let fragments = [
            "http://", "www.", "example", ".com", "@", "+1", "510", "653-3394", "(", ")", "-", ".", "/", "\n", "\r\n",
            " ", ", ", "CA", "94607",
            "12", "2016-11-07", "Nov", "monday", "at", "5pm", "to", "from", "next", "week", "every", "€", "$",
            "million",
            "km", "1Z", "DE89", "::", "BA", "Main St", "Apt", "tel", "ext", "x", "é", "字", "👍🏽", "\u{301}", "\u{200D}",
            "٣", "５", "'", "#",
            "\u{0}", "O", "l", "1O", "S5", "l2:30", "0l.", "early", "last", "noon", "999999999999999999999999",
        ]
        var random = SplitMix(state: 42)
        let detector = DataDetector()
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                fragments[Int.random(in: fragments.indices, using: &random)]
            }.joined()
            let matches = detector.matches(in: text)
            #expect(Self.isSound(matches, in: text), "\(text.debugDescription)")
            #expect(matches == detector.matches(in: text))
        }
    }

    /// Whether ranges are in order, disjoint, within the text and those of the matched texts.
    private static func isSound(_ matches: [DataMatch], in text: String) -> Bool {
        let units = Array(text.utf16)
        var end = 0
        for match in matches {
            guard match.range.lowerBound >= end, !match.range.isEmpty, match.range.upperBound <= units.count else {
                return false
            }
            guard String(decoding: units[match.range], as: UTF16.self) == match.text else {
                return false
            }
            end = match.range.upperBound
        }
        return true
    }
}

/// A small generator whose numbers are the same on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
