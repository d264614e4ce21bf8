import Testing

@testable import DataDetection

/// U+FFFC stands for a picture in the text: no letter of an address, a number or a link.
@Suite struct PictureInTextTests {
    @Test(arguments: [
        ("ada\u{FFFC}lovelace@example.org", ["lovelace@example.org"]), ("ada@exam\u{FFFC}ple.org", ["ple.org"]),
        ("\u{FFFC}ada@example.org\u{FFFC}", ["ada@example.org"]), ("call 510\u{FFFC}653-3394", ["653-3394"]),
        ("call +1 510-653-3394\u{FFFC}", ["+1 510-653-3394"]),
        ("https://example.org/a\u{FFFC}b", ["https://example.org/a"]),
        ("4111 1111\u{FFFC} 1111 1111", []), ("192.168\u{FFFC}.0.1", []),
    ])
    func endsAMatch(text: String, expected: [String]) {
        let matches = DataDetector(options: .init(defaultRegion: "US")).matches(in: text)
        #expect(matches.map(\.text) == expected)
    }

    /// Whatever a detector finds, it finds no picture in it, wherever one is put.
    @Test func isNeverPartOfAMatch() {
        for entry in DetectorExamples.all {
            for example in entry.examples {
                let scalars = Array(example.text.unicodeScalars)
                for place in stride(from: 1, to: scalars.count, by: max(1, scalars.count / 8)) {
                    var text = String.UnicodeScalarView(scalars[..<place])
                    text.append("\u{FFFC}")
                    text.append(contentsOf: scalars[place...])
                    let matches = found(
                        entry.type, String(text), region: example.region, languages: example.languages,
                        reference: DetectorExamples.reference)
                    for match in matches {
                        #expect(!match.text.unicodeScalars.contains("\u{FFFC}"), "\(match.type) \(match.text)")
                    }
                }
            }
        }
    }
}
