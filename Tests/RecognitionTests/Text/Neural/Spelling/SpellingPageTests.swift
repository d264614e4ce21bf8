import DocumentModel
import Testing

@testable import Recognition

/// Words are corrected in the languages that are known.
@Suite struct SpellingPageTests {
    private let spelling = Spelling(
        [WordList(WordListTests.content([("house", 32), ("garden", 32), ("tree", 32)]))].compactMap { $0 })

    private func line(_ text: String, asRead: String? = nil) -> LineReading {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 200, height: 20))
        let words = text.split(separator: " ").map { TextWord(text: String($0), quad: quad, confidence: 0.9) }
        var line = LineReading(quad: quad, words: words)
        if let asRead { line.asRead = [self.line(asRead)] }
        return line
    }

    private func text(_ readings: [LineReading], _ languages: [String] = []) -> String {
        spelling.settled(readings, languages: languages).flatMap(\.words).map(\.text).joined(separator: " ")
    }

    @Test func mostWordsAreKnown() {
        #expect(text([line("house", asRead: "hcuse"), line("garden, 12"), line("tree")]) == "house garden, 12 tree")
        // What was corrected is no evidence, and neither are numbers and short words.
        #expect(text([line("house", asRead: "hcuse"), line("12 34 56 of to")]) == "hcuse 12 34 56 of to")
        #expect(
            text([line("house", asRead: "hcuse"), line("drzewo ogród"), line("tree")]) == "hcuse drzewo ogród tree")
    }

    @Test func wordsOfLanguagesThatAreNamedStand() {
        #expect(text([line("house", asRead: "hcuse"), line("drzewo ogród")], ["de-CH"]) == "house drzewo ogród")
    }

    @Test func linesWithoutCorrectionsAreLeftAlone() {
        #expect(text([line("drzewo"), line("ogród")]) == "drzewo ogród")
    }
}
