import DocumentModel
import Testing

@testable import Recognition

@Suite struct LetterMarksTests {
    private typealias Look = LetterMarks.Look

    private let quad = Quad(Rectangle(x: 0, y: 0, width: 200, height: 20))

    private func line(_ text: String, _ looks: Look...) -> LineReading {
        let words = text.split(separator: " ").map { TextWord(text: String($0), quad: quad, confidence: 0.9) }
        return LineReading(quad: quad, words: words, markedLetters: looks)
    }

    private func settled(_ lines: LineReading..., languages: [String] = [], words: [String] = []) throws -> [String] {
        // Of no words but German ones.
        let list = try #require(WordList(WordListTests.content(words.map { ($0, 16) })))
        return LetterMarks.settled(lines, languages: languages, spelling: Spelling([list]))
            .map { $0.words.map(\.text).joined(separator: " ") }
    }

    @Test func lettersThatTheLanguageLacksLoseTheirMarks() throws {
        let line = line("Āgile kotaŁ", Look(others: [("A", -1), ("Ä", -0.5)]), Look(others: [("L", -3)]))
        #expect(try settled(line, languages: ["en-GB"]) == ["Agile kotaL"])
        #expect(try settled(line, languages: ["ja", "en"]) == ["Agile kotaL"])
        #expect(try settled(line, languages: ["de", "en"]) == ["Ägile kotaL"])
    }

    @Test func orTakeOnesThatItHas() throws {
        let line = line("Erișim", Look(others: [("s", -7), ("ş", -5), ("š", -1)]))
        #expect(try settled(line, languages: ["tr"]) == ["Erişim"])
        #expect(try settled(line, languages: ["tr", "ro"]) == ["Erișim"])
    }

    @Test func whatIsClearOrKnownStays() throws {
        let name = line("Dvořák", Look(others: [("r", -9)]), Look(others: [("a", -7)]))
        #expect(try settled(name, languages: ["en"]) == ["Dvořák"])
        let loan = line("(Café)", Look(others: [("e", -1)]))
        #expect(try settled(loan, languages: ["en"], words: ["café"]) == ["(Café)"])
        #expect(try settled(loan, languages: ["en"]) == ["(Cafe)"])
    }

    @Test func aTextInAnotherLanguageThanNamedKeepsItsMarks() throws {
        let look = Look(others: [("e", -1), ("a", -1)])
        var french = line("élève à l’école élémentaire épelé préféré née")
        french.markedLetters = Array(repeating: look, count: 12)
        let text = "élève à l’école élémentaire épelé préféré née"
        #expect(try settled(french, languages: ["en"]) == [text])
        // Fewer are mistakes.
        #expect(try settled(line("élève", look, look), languages: ["en"]) == ["eleve"])
    }

    @Test func languagesOfUnknownLettersAreLeftAlone() throws {
        let line = line("Ālāpanā", Look(others: [("A", -1)]), Look(others: [("a", -1)]), Look(others: [("a", -1)]))
        #expect(try settled(line, languages: ["yo"]) == ["Ālāpanā"])
        #expect(try settled(line, languages: ["en", "yo"]) == ["Ālāpanā"])
    }

    @Test func whereNoneIsNamedTheWordsTell() throws {
        let look = Look(others: [("u", -1), ("ü", -2)])
        let german = line("Für dich und mich gůt", Look(others: [("u", -1)]), look)
        let words = ["für", "dich", "und", "mich"]
        #expect(try settled(german, words: words) == ["Für dich und mich gut"])
        #expect(try settled(german, words: ["und"]) == ["Für dich und mich gůt"])
    }

    @Test func orTheMarksThemselves() throws {
        let clear = Look(others: [("a", -12)])
        var swedish = line("så här är det på båten när åran går då")
        swedish.markedLetters = Array(repeating: clear, count: 9)
        let odd = line("nă kväll får", Look(others: [("a", -5), ("å", -3), ("ä", -1)]), clear, clear)
        let texts = LetterMarks.settled([swedish, odd], languages: [], spelling: Spelling([]))
            .map { $0.words.map(\.text).joined(separator: " ") }
        #expect(texts == ["så här är det på båten när åran går då", "nä kväll får"])
    }

    @Test func linesOfOtherEnginesAreLeftAlone() throws {
        #expect(try settled(line("Āgile"), languages: ["en"]) == ["Āgile"])
        #expect(try settled(line("Āgile ā", Look(others: [("A", -1)])), languages: ["en"]) == ["Āgile ā"])
        #expect(try settled(languages: ["en"]).isEmpty)
    }

    @Test func basesAreLettersWithoutMarks() {
        #expect(LetterMarks.bases["é"] == "e" && LetterMarks.bases["Ș"] == "S" && LetterMarks.bases["ł"] == "l")
        #expect(["e", "ß", "æ", "İ", "ı", "й"].allSatisfy { LetterMarks.bases[$0] == nil })
        #expect(MarkedAlphabets.letters.values.joined().allSatisfy { LetterMarks.bases[$0] != nil })
    }
}
