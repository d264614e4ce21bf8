import Foundation
import Testing

@testable import Recognition

/// Words that the network nearly read.
@Suite struct SpellingLineTests {
    private static let letters = "abcdefghijklmnopqrstuvwxyzAHPSé0158.@'!:-,".map(String.init)

    private let spelling = Spelling(
        [
            WordList(
                WordListTests.content([
                    ("palpite", 0), ("patina", 0), ("hall", 64), ("halt", 0), ("anno", 48), ("papa", 32),
                    ("example", 0),
                    ("eleve", 0), ("pap", 80), ("soor", 0), ("soon", 96), ("harm", 96),
                ]))
        ].compactMap { $0 })

    /// What a line says of which the network sees one character a step, nothing between them, and at some places nearly others, for
    /// which so much less speaks.
    private func read(
        _ text: String, _ others: [Int: [(String, Float)]]
    ) throws -> [CTCDecoding.ReadCharacter] {
        let alphabet = try AlphabetTests.alphabet(Self.letters)
        let depth = Self.letters.count + 2
        var values: [Float] = []
        for (place, character) in text.enumerated() {
            var step = [Float](repeating: 0, count: depth)
            step[try #require(alphabet.place(of: String(character)))] = 20
            for (other, less) in others[place] ?? [] { step[try #require(alphabet.place(of: other))] = 20 - less }
            var gap = [Float](repeating: 0, count: depth)
            gap[0] = 20
            values += step + gap
        }
        let shape = [1, 2 * text.count, depth]
        let logits = values.withUnsafeBufferPointer { LineOutput.Part(NetworkOutput(values: $0, shape: shape)) }
        let steps = (0..<2 * text.count).map { step in
            values[step * depth..<(step + 1) * depth].withUnsafeBufferPointer { ReadingStep($0) }
        }
        return spelling.correcting(
            CTCDecoding.characters(of: steps, alphabet: alphabet), steps: steps, logits: logits, alphabet: alphabet)
    }

    private func text(_ characters: [CTCDecoding.ReadCharacter]) -> String { characters.map(\.text).joined() }

    @Test func wordsThatTheNetworkNearlyReadAreRead() throws {
        let characters = try read("o patpite,", [4: [("l", 0.8)]])
        #expect(text(characters) == "o palpite,")
        // It stands where the other did, less sure, and what was read stays as the other possibility.
        #expect(characters[4].peak == 8)
        #expect(characters[4].step == 8.5)
        #expect(characters[4].confidence > 0.2 && characters[4].confidence < 0.5)
        #expect(characters[4].alternative?.text == "t")
        #expect(characters[5].alternative == nil && characters[5].confidence > 0.99)
    }

    @Test func whatIsFarFromAWordStays() throws {
        #expect(text(try read("patpite", [2: [("l", 3)]])) == "patpite")
        #expect(text(try read("patpite", [:])) == "patpite")
        #expect(text(try read("patpixe", [2: [("l", 0.5)]])) == "patpixe")
    }

    /// The more common a word is, the less has to speak for it.
    @Test func commonWordsAreLikelier() throws {
        #expect(text(try read("hal1", [3: [("l", 2.5)]])) == "hall")
        #expect(text(try read("hal1", [3: [("t", 2.5)]])) == "hal1")
        #expect(text(try read("hal1", [3: [("t", 0.2), ("l", 1)]])) == "hall")
    }

    @Test func digitsAmongLettersAndMarksBehindThem() throws {
        #expect(text(try read("ha11", [2: [("l", 1)], 3: [("l", 1)]])) == "hall")
        #expect(text(try read("Papal", [4: [("!", 0.5)]])) == "Papa!")
        // A number stays one.
        #expect(text(try read("h011", [1: [("a", 0.1)], 2: [("l", 0.1)], 3: [("l", 0.1)]])) == "h011")
    }

    @Test func capitalsStayTogether() throws {
        #expect(text(try read("Pape", [3: [("a", 0.5)]])) == "Papa")
        // No word is printed so.
        #expect(text(try read("pape", [3: [("A", 0.5)]])) == "pape")
    }

    /// A word that is in some list and hardly ever occurs may be a common one, as far as that makes up for what was seen.
    @Test func commonWordsStayWhatTheyAre() throws {
        #expect(text(try read("soor", [3: [("n", 2.5)]])) == "soon")
        #expect(text(try read("soor", [3: [("n", 3.5)]])) == "soor")
        #expect(text(try read("hall", [2: [("r", 0.1)], 3: [("m", 0.1)]])) == "hall")
    }

    /// Lists of words lose marks on letters, print does not.
    @Test func marksOnLettersStay() throws {
        #expect(text(try read("élevé", [0: [("e", 0.1)], 4: [("e", 0.1)]])) == "élevé")
    }

    @Test(arguments: ["patpite@example", "a.patpite", "patpite.a", "patpite:8"])
    func addressesStay(address: String) throws {
        let place = (address as NSString).range(of: "tp").location
        #expect(text(try read(address, [place: [("l", 0.1)]])) == address)
    }

    /// Of three letters only common ones count, and capitals are mostly no word.
    @Test func shortWordsAreRatherLeftAlone() throws {
        #expect(text(try read("pa8", [2: [("p", 0.2)]])) == "pap")
        #expect(text(try read("pa8", [2: [("p", 1)]])) == "pa8")
        #expect(text(try read("PAA", [2: [("P", 0.1)]])) == "PAA")
        #expect(text(try read("pa", [1: [("p", 0.1)]])) == "pa")
    }
}
