import Testing

@testable import Recognition

@Suite struct CTCDecodingTests {
    private typealias Character = CTCDecoding.ReadCharacter

    /// What is read where each step has one likely output.
    private func read(_ steps: [(String, Float)], of letters: [String] = ["a", "b", "c"]) throws -> [Character] {
        let alphabet = try AlphabetTests.alphabet(letters)
        let likelihoods = steps.flatMap { text, likelihood in
            alphabet.characters.map { $0 == text ? likelihood : 0.001 }
        }
        return likelihoods.withUnsafeBufferPointer {
            CTCDecoding.characters(in: $0, steps: steps.count, alphabet: alphabet)
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

    @Test func likelihoodsThatAreNoNumbers() throws {
        #expect(try read([("a", .nan), ("b", 0.9), ("c", .infinity), ("", .nan)]).map(\.text).contains("b"))
        let alphabet = try AlphabetTests.alphabet((0..<40).map { "\($0)" })
        let nothing = [Float](repeating: .nan, count: 42 * 3)
        let characters = nothing.withUnsafeBufferPointer {
            CTCDecoding.characters(in: $0, steps: 3, alphabet: alphabet)
        }
        #expect(characters.isEmpty)
    }

    @Test func tooFewNumbersAreNotRead() throws {
        let alphabet = try AlphabetTests.alphabet(["a"])
        [Float]([0, 1, 0, 0, 1]).withUnsafeBufferPointer {
            #expect(CTCDecoding.characters(in: $0, steps: 2, alphabet: alphabet).isEmpty)
            #expect(CTCDecoding.characters(in: $0, steps: 1, alphabet: alphabet).map(\.text) == ["a"])
        }
    }
}
