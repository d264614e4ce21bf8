import DocumentModel
import Testing

@testable import Recognition

@Suite struct DottedLettersTests {
    private typealias Leaning = DottedLetters.Leaning

    private let quad = Quad(Rectangle(x: 0, y: 0, width: 200, height: 20))
    // Those of letters that look like ı, like İ, and like what was read.
    private let dotless = Leaning(toDotless: 3, toDotted: -12)
    private let dotted = Leaning(toDotless: -11, toDotted: -2)
    private let plain = Leaning(toDotless: -10, toDotted: -12)

    private func line(_ text: String, _ leanings: [Leaning]) -> LineReading {
        let words = text.split(separator: " ").map { TextWord(text: String($0), quad: quad, confidence: 0.9) }
        return LineReading(quad: quad, words: words, dotLeanings: leanings)
    }

    private func settled(_ lines: LineReading..., languages: [String] = []) -> [String] {
        DottedLetters.settled(lines, languages: languages).map { $0.words.map(\.text).joined(separator: " ") }
    }

    @Test func turkishHasItsDots() {
        let bill = line("Su faturasi", [dotless])
        let name = line("Sayin Defne Aydin", [dotless, dotless])
        let place = line("35220 Konak/izmir", [dotted, plain])
        let texts = settled(bill, name, place)
        #expect(texts == ["Su faturası", "Sayın Defne Aydın", "35220 Konak/İzmir"])
    }

    @Test func capitalsHaveTheirs() {
        #expect(settled(line("GiRIŞ", [dotted, dotted]), languages: ["tr"]) == ["GİRİŞ"])
        #expect(settled(line("KAPI", [plain]), languages: ["tr-TR"]) == ["KAPI"])
        // No capital stands behind a small letter.
        #expect(settled(line("evi", [dotted]), languages: ["az"]) == ["evi"])
    }

    /// q, w and x are in no Turkish word.
    @Test func otherLanguagesKeepTheirs() {
        let english = line("quick wax lists with ink", [dotless, dotless, dotted, dotless])
        #expect(settled(english) == ["quick wax lists with ink"])
        let seldom = line("visible initial division limiting", Array(repeating: plain, count: 9) + [dotless, dotless])
        #expect(settled(seldom) == ["visible initial division limiting"])
        #expect(settled(line("Sayin Aydin", [dotless, dotless]), languages: ["it"]) == ["Sayin Aydin"])
    }

    @Test func otherLanguagesBesideItLetTheTextTell() {
        let turkish = line("Sayin Defne Aydin", [dotless, dotless])
        #expect(settled(turkish, languages: ["en", "tr"]) == ["Sayın Defne Aydın"])
        let english = line("wax with ink", [dotless, dotless])
        #expect(settled(english, languages: ["en", "tr"]) == ["wax with ink"])
    }

    @Test func linesOfOtherEnginesAreLeftAlone() {
        #expect(settled(line("Sayin", []), languages: ["tr"]) == ["Sayin"])
        #expect(settled(languages: ["tr"]).isEmpty)
    }
}
