import Testing

@testable import Recognition

@Suite struct SpellingTests {
    /// German and English words.
    private let spelling = Spelling(
        [["über", "haus", "und", "garten"], ["house", "and", "garden", "hut"]]
            .compactMap { WordList(WordListTests.content($0.map { ($0, 16) })) })

    @Test func wordsOfTheLanguagesNamed() {
        #expect(spelling.only([]).commonness(of: "haus") != nil && spelling.only([]).commonness(of: "house") != nil)
        #expect(spelling.only(["en-GB"]).commonness(of: "haus") == nil)
        #expect(spelling.only(["en-GB"]).commonness(of: "house") != nil)
        #expect(spelling.only(["pl", "de"]).commonness(of: "haus") != nil)
        #expect(spelling.only(["zh-Hans", "pl"]).commonness(of: "house") == nil)
    }

    @Test func wordsAreKnownAsTheyArePrinted() {
        #expect(spelling.knows("(Über-") && spelling.knows("HOUSE."))
        #expect(!spelling.knows("uber") && !spelling.knows("") && !spelling.knows("house-garden"))
    }

    @Test func mostWordsTellTheLanguage() {
        #expect(spelling.languages(of: ["haus,", "und", "garten", "hut", "auf"]) == ["de"])
        #expect(spelling.languages(of: ["dom", "ogród", "i", "kot"]).isEmpty)
        // Too few, as those of two letters do not count.
        #expect(spelling.languages(of: ["haus", "und", "garten", "12", "am"]).isEmpty)
    }
}
