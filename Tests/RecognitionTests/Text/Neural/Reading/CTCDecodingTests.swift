import Foundation
import Testing

@testable import Recognition

@Suite struct CTCDecodingTests {
    private typealias Character = CTCDecoding.ReadCharacter

    /// What is read where each step has one likely output: the logarithm of a likelihood is a logit.
    private func read(_ steps: [(String, Float)], of letters: [String] = ["a", "b", "c"]) throws -> [Character] {
        let alphabet = try AlphabetTests.alphabet(letters)
        let others = Float(alphabet.characters.count - 1)
        let read = steps.map { text, likelihood in
            let logits = alphabet.characters.map { log($0 == text ? likelihood : (1 - likelihood) / others) }
            return logits.withUnsafeBufferPointer { ReadingStep($0) }
        }
        return CTCDecoding.characters(of: read, alphabet: alphabet).map {
            Character(text: $0.text, confidence: ($0.confidence * 1000).rounded() / 1000, step: $0.step)
        }
    }

    @Test func repetitionsAreOneCharacter() throws {
        let characters = try read([("", 0.9), ("a", 0.6), ("a", 0.8), ("a", 0.7), ("", 0.9), ("", 0.9)])
        #expect(characters.map(\.text) == ["a"])
        #expect(characters.map(\.confidence) == [0.8])
        // Steps 1, 2 and 3, the middle of which is 2.5: steps have an extent.
        #expect(characters.map(\.step) == [2.5])
    }

    @Test func blankPartsEqualNeighbours() throws {
        let characters = try read([("a", 0.9), ("", 0.9), ("a", 0.8), ("b", 0.7), ("b", 0.9), (" ", 0.6), ("b", 1)])
        #expect(characters.map(\.text) == ["a", "a", "b", " ", "b"])
        #expect(characters.map(\.step) == [0.5, 2.5, 4, 5.5, 6.5])
        #expect(characters.map(\.confidence) == [0.9, 0.8, 0.9, 0.6, 1])
    }

    /// What is read of the steps, each with how much speaks for nothing, for "9" and for "a".
    private func read(_ logits: [[Float]], addingTwins: Bool = true) throws -> String {
        let alphabet = try AlphabetTests.alphabet(["9", "a"])
        let steps = logits.map { step -> ReadingStep in
            let others = Array(repeating: Float(-20), count: alphabet.characters.count - step.count)
            return (step + others).withUnsafeBufferPointer { ReadingStep($0) }
        }
        return CTCDecoding.characters(of: steps, alphabet: alphabet, addingTwins: addingTwins).map(\.text).joined()
    }

    /// Of two digits alike the second may be nearly seen; of letters, and of what is but the edge of one, that says nothing.
    @Test func digitsNearlySeenTwiceAreTwo() throws {
        let (nine, nothing, nearly): ([Float], [Float], [Float]) = ([9, 15, 0], [22, 8, 0], [14, 13.5, 0])
        #expect(try read([nine, nothing, nearly, nothing]) == "99")
        #expect(try read([nine, nothing, nearly, nothing], addingTwins: false) == "9")
        #expect(try read([nothing, nearly, nothing, nine]) == "99")
        #expect(try read([nine, nothing, nearly, nearly, nothing]) == "99")
        #expect(try read([nine, nearly, nothing]) == "9")
        #expect(try read([nothing, nearly, nothing]) == "")
        #expect(try read([nine, nothing, [14, 12.5, 0]]) == "9")
        #expect(try read([[9, 0, 15], nothing, nearly, nothing]) == "a")
        #expect(try read([[9, 0, 15], nothing, [14, 0, 13.5], nothing]) == "a")
    }

    @Test func nothingIsReadOfNothing() throws {
        #expect(try read([]).isEmpty)
        #expect(try read([("", 0.9), ("", 0.5)]).isEmpty)
    }

    /// Alphabets longer than the numbers that are compared at once, the likeliest at each place.
    @Test(arguments: [14, 15, 16, 30, 45]) func likeliestAtAnyPlace(count: Int) throws {
        let letters = (0..<count).map { "\($0)" }
        let characters = try read(letters.map { ($0, 0.5) } + [(" ", 0.5)], of: letters)
        #expect(characters.map(\.text) == letters + [" "])
        #expect(characters.map(\.step) == (0...count).map { Double($0) + 0.5 })
    }

    @Test func numbersThatAreNone() throws {
        #expect(try read([("a", .nan), ("b", 0.9), ("c", .infinity), ("", .nan)]).map(\.text).contains("b"))
        let step = [Float](repeating: .nan, count: 42).withUnsafeBufferPointer { ReadingStep($0) }
        #expect(try CTCDecoding.characters(of: [step, step], alphabet: AlphabetTests.alphabet(["a"])).isEmpty)
    }

    @Test func placesBeyondTheAlphabetAreNotRead() throws {
        let step = (0..<9).map(Float.init).withUnsafeBufferPointer { ReadingStep($0) }
        #expect(step.index == 8)
        #expect(try CTCDecoding.characters(of: [step], alphabet: AlphabetTests.alphabet(["a"])).isEmpty)
    }

    @Test func nextLikeliestIsTheAlternative() throws {
        let alphabet = try AlphabetTests.alphabet(["a", "b", "c"])
        /// The logits of blank, a, b, c, and space, which comes last but for ideographs.
        func read(_ steps: [Float]...) -> [Character] {
            let steps = steps.map { step in
                let rest = [Float](repeating: -20, count: max(0, alphabet.characters.count - step.count))
                return (step + rest).withUnsafeBufferPointer { ReadingStep($0) }
            }
            return CTCDecoding.characters(of: steps, alphabet: alphabet)
        }
        // Of the steps that show it, the surest one counts.
        let near = read([0, 9, 8, 1], [0, 14, 11, 12], [12, 0, 0, 0])
        #expect(near.map(\.text) == ["a"])
        #expect(near[0].alternative?.text == "c" && near[0].peak == 1)
        // Far less likely, or nothing at all.
        #expect(read([0, 14, 10, 9])[0].alternative == nil)
        #expect(read([13, 14, 0, 0])[0].alternative == nil)
    }
}
