import DocumentModel
import Testing

@testable import Recognition

@Suite struct CustomWordsTests {
    private func corrected(_ text: String, expecting words: [String]) throws -> TextLine {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 10))
        let line = try #require(
            TextLine(
                joining: text.split(separator: " ").map { TextWord(text: String($0), quad: quad, confidence: 0.9) }))
        return CustomWords(words).correcting(line)
    }

    @Test(arguments: [
        ("the 0rchid House", "the Orchid House"), ("(orchld),", "(Orchid),"), ("ORCHlD", "Orchid"),
        ("Orchíd", "Orchid"),
        ("orchid and ORCHID", "orchid and ORCHID"), ("Orchids", "Orchids"), ("", ""),
    ])
    func looksLikeAnExpectedWord(read: String, expected: String) throws {
        guard !read.isEmpty else { return }
        #expect(try corrected(read, expecting: ["Orchid"]).text == expected)
    }

    @Test(arguments: [
        ("room 505", "SOS"), ("2,505.00", "z.sos.oo"), ("$5", "SS"), ("10", "IO"), ("02", "O2"), ("1", "l"),
        ("٥٠٥", "SOS"),
        ("SOS", "505"), ("as it is", "A5"), ("IO", "10"),
    ])
    func numbersAndWordsStayWhatTheyAre(read: String, expected: String) throws {
        #expect(try corrected(read, expecting: [expected]).text == read)
    }

    @Test(arguments: [("5OS", "SOS"), ("S0S", "SOS"), ("c0vid19", "COVID19"), ("l0", "10"), ("B0b", "Bob")])
    func lettersAndDigitsAreMixedByMistake(read: String, expected: String) throws {
        #expect(try corrected(read, expecting: [expected]).text == expected)
    }

    @Test func wordsKeepTheirPlaces() throws {
        let line = try corrected("at rnoda1 now", expecting: ["modal"])
        #expect(line.text == "at modal now")
        for word in line.words {
            #expect(String(decoding: Array(line.text.utf16)[word.range], as: UTF16.self) == word.text)
        }
    }

    @Test func nothingExpectedChangesNothing() throws {
        #expect(try corrected("a 0ne", expecting: []).text == "a 0ne")
        #expect(try corrected("...", expecting: ["", "."]).text == "...")
    }
}
