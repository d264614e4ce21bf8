import Foundation
import Testing

@testable import DataDetection

/// Every detector reads every text in proportion to its length. The work is counted, not timed.
///
/// Here texts are short, and of the nestings and pairs there are samples, different ones for each pattern. `make linear`
/// counts all of them, a megabyte each.
@Suite struct HostileTextTests {
    @Test(arguments: HostileText.patterns)
    func workGrowsWithTheLengthOfARepeatedPattern(pattern: String) throws {
        try HostileWork.check(pattern, lengths: (1000, 2000)) { HostileText.repeated(pattern, length: $0) }
    }

    @Test(arguments: HostileText.patterns.indices)
    func workGrowsWithTheDepthOfANestedPattern(index: Int) throws {
        let pattern = HostileText.patterns[index]
        let nesting = HostileText.nestings[index % HostileText.nestings.count]
        try HostileWork.check("\(pattern) in \(nesting)", lengths: (1000, 2000)) {
            HostileText.nested(pattern, in: nesting, length: $0)
        }
    }

    @Test(arguments: HostileText.patterns.indices, [1, 31])
    func workGrowsWithTheLengthOfAPair(index: Int, distance: Int) throws {
        let first = HostileText.patterns[index]
        let second = HostileText.patterns[(index + distance) % HostileText.patterns.count]
        try HostileWork.check("\(first) and \(second)", lengths: (1000, 2000)) {
            HostileText.paired(first, second, length: $0)
        }
    }

    /// Findings that overlap like the tiles of a roof all belong to one group.
    @Test func overlapsAreResolvedInProportion() {
        func work(_ count: Int) -> Int {
            let text = ScannedText("")
            let findings = (0..<count).map {
                Finding(type: .link, range: $0 * 3..<$0 * 3 + 5, value: .link(url: ""), specificity: .shaped)
            }
            #expect(OverlapResolution.disjoint(findings, in: text).count == (count + 1) / 2)
            return text.work.steps
        }
        #expect(work(20_000) <= 2 * work(10_000) + 10)
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
