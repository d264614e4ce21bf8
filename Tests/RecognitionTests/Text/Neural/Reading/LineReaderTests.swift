import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import Recognition

/// The line reader's decisions, with networks that say what a test tells them to.
@Suite struct LineReaderTests {
    /// Nothing, three letters, and a space; then two ideographs, or two letters of another script.
    private static let characters = ["a", "b", "c"]
    private static let depth = 5

    /// A recogniser that is so sure of a character at each step; `trunk` has two steps for each of its own.
    private func recognizer(_ looks: [[(character: Int, logit: Float)]]) -> ScriptedNetwork {
        var looks = looks
        return ScriptedNetwork { _, _ in
            let look = looks.count > 1 ? looks.removeFirst() : looks[0]
            let logits = look.flatMap { step in
                (0..<Self.depth).map { $0 == step.character ? step.logit : 0 }
            }
            // The features tell which step they belong to.
            let features = look.indices.map(Float.init)
            let trunk = (0..<2 * look.count).map(Float.init)
            return [
                (logits, [1, look.count, Self.depth, 1]), (features, [1, look.count, 1, 1]),
                (trunk, [1, 2 * look.count, 1, 1]),
            ]
        }
    }

    /// A network for two more characters, of which one speaks up at the steps that it is asked about.
    private func others(_ logits: @escaping (Float) -> [Float]) -> ScriptedNetwork {
        ScriptedNetwork { input, shape in [(input.flatMap(logits), [1, shape[1], logits(0).count, 1])] }
    }

    private func alphabet(_ added: [String]) throws -> Alphabet {
        let folder = FileManager.default.temporaryDirectory.appending(path: "alphabet-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a", "b"].map { folder.appending(path: $0) }
        for (file, characters) in zip(files, [Self.characters, added]) {
            let list = characters.joined(separator: "\n")
            try Data(NetworkFile.bytes([("character", list)])).write(to: file)
        }
        return try Alphabet(file: files[0].path, ideographs: files[1].path)
    }

    private func read(
        _ recognizer: ScriptedNetwork, _ others: ScriptedNetwork, places: [Int]? = nil, latin: ScriptedNetwork? = nil,
        letterWidth: Double? = nil, looks: LineLooks? = nil, stop: StopSignal = StopSignal()
    ) throws -> LineReading {
        let picture = Picture([], width: 320, height: 48)
        let alphabet = try alphabet(["山", "川"])
        let reader = LineReader(
            recognizer: recognizer, others: others, places: places,
            // It knows a and b, but not c.
            latin: latin.map { LatinReader(network: $0, places: [0, 4, 1, 2], alphabet: alphabet) }, alphabet: alphabet)
        return try reader.reading(
            at: Quad(Rectangle(x: 0, y: 0, width: 320, height: 48)), in: picture, letterWidth: letterWidth,
            spelling: Spelling([]), looks: looks, stop: stop)
    }

    private func text(_ reading: LineReading) -> String { reading.words.map(\.text).joined(separator: " ") }

    @Test func aSureLineIsLookedAtOnce() throws {
        let recognizer = recognizer([[(1, 25), (0, 25), (2, 25)]])
        let others = others { _ in [0, 0] }
        #expect(text(try read(recognizer, others)) == "ab")
        #expect(recognizer.shapes == [[1, 3, 48, 320]])
        // Where all characters stand out, none is compared with ideographs.
        #expect(others.shapes.isEmpty)
    }

    @Test func onlyUnclearStepsAreComparedWithIdeographs() throws {
        // 25 is beyond ideographs, 4 may be one.
        let recognizer = recognizer([[(1, 25), (0, 4), (2, 25), (0, 4)]])
        let others = others { $0 == 1 ? [16, 0] : [0, 16] }
        #expect(text(try read(recognizer, others)).filter { $0 != " " } == "a山b川")
        // Steps 1 and 3 of 4, once or in each of two looks.
        #expect(others.shapes.allSatisfy { $0 == [1, 2, 1] } && !others.shapes.isEmpty)
    }

    /// What hangs on a few pixels differs between two looks; what both show together counts.
    @Test func doubtfulLinesAreLookedAtTwice() throws {
        // A likelihood of 0.65, and then as sure of another.
        let first: [(character: Int, logit: Float)] = [(1, 8), (1, 8), (0, 25), (2, 2)]
        let second: [(character: Int, logit: Float)] = [(1, 8), (1, 8), (0, 25), (3, 9)]
        let recognizer = recognizer([first, second])
        let others = others { _ in [-9, -9] }
        #expect(text(try read(recognizer, others)) == "ac")
        #expect(recognizer.shapes == [[1, 3, 48, 320], [1, 3, 48, 320]])
    }

    /// The recogniser sees a line once, and once more with what is around, however many scripts it is read in.
    @Test func whatWasSeenIsNotLookedAtAgain() throws {
        let look: [(character: Int, logit: Float)] = [(1, 9), (0, 25), (2, 2.5)]
        let recognizer = recognizer([look, look])
        let looks = LineLooks()
        #expect(text(try read(recognizer, others { _ in [-9, -9] }, looks: looks)) == "ab")
        let letters = others { $0 == 0 ? [0, 0, 25, 0] : $0 == 3 ? [0, 0, 0, 25] : [25, 0, 0, 0] }
        let reading = try read(recognizer, letters, places: [0, 4, 5, 6], looks: looks)
        #expect(text(reading).contains("山") && recognizer.shapes.count == 2)
        _ = try read(recognizer, letters, places: [0, 4, 5, 6], looks: LineLooks())
        #expect(recognizer.shapes.count > 2)
    }

    /// Drawn narrow, it is another line to the recogniser.
    @Test func whatWasSeenNarrowIsNotKept() throws {
        let recognizer = recognizer([[(1, 25), (0, 25), (2, 25)]])
        let looks = LineLooks()
        let latin = others { _ in [0, 0, 0, 0] }
        _ = try read(recognizer, others { _ in [0, 0] }, latin: latin, letterWidth: 0.5, looks: looks)
        #expect(looks.look(at: Quad(Rectangle(x: 0, y: 0, width: 320, height: 48))) == nil)
    }

    @Test func whatBothLooksShowStays() throws {
        let look: [(character: Int, logit: Float)] = [(1, 9), (0, 25), (2, 2.5)]
        let recognizer = recognizer([look, look])
        let others = others { _ in [-9, -9] }
        #expect(text(try read(recognizer, others)) == "ab")
        #expect(recognizer.shapes.count == 2)
    }

    /// Of narrow letters, two share one of the recogniser's steps; each is put where the alphabet has it.
    @Test func lettersOfAnotherScriptHaveStepsOfTheirOwn() throws {
        let recognizer = recognizer([[(0, 1), (0, 1)]])
        // Outputs: nothing, a space, 山 and 川, which stand at 5 and 6 of the alphabet.
        let others = others { $0 == 0 ? [0, 0, 25, 0] : $0 == 3 ? [0, 0, 0, 25] : [25, 0, 0, 0] }
        let reading = try read(recognizer, others, places: [0, 4, 5, 6])
        #expect(text(reading).filter { $0 != " " } == "山川")
        // All steps of the trunk, twice as many as the recogniser's own.
        #expect(others.shapes == [[1, 4, 1]])
    }

    /// Says nothing, a space, a or b at each step of the trunk.
    private func latin(_ logits: @escaping (Float) -> [Float]) -> ScriptedNetwork { others(logits) }

    /// Nothing between two letters alike, which share one of the recogniser's steps but one.
    @Test func whatTheNetworkForLatinLettersSaysIsAdded() throws {
        let recognizer = recognizer([[(1, 25), (1, 25)]])
        let latin = latin { $0 == 1 ? [30, 0, 0, 0] : [0, 0, 0, 0] }
        #expect(text(try read(recognizer, others { _ in [0, 0] }, latin: latin)) == "aa")
        #expect(latin.shapes == [[1, 4, 1]])
        let other = self.latin { $0 == 3 ? [0, 0, 0, 30] : [0, 0, 0, 0] }
        #expect(text(try read(self.recognizer([[(1, 25), (1, 25)]]), others { _ in [0, 0] }, latin: other)) == "ab")
    }

    @Test func whatItDoesNotKnowIsLeftToTheRecogniser() throws {
        let latin = latin { _ in [0, 0, 0, 90] }
        for look in [[(character: 3, logit: Float(25)), (1, 25)], [(0, 25), (0, 25)]] {
            _ = try read(recognizer([look]), others { _ in [0, 0] }, latin: latin)
        }
        #expect(latin.shapes.isEmpty)
    }

    /// 20 letters in 320 columns could do with fewer.
    @Test func narrowLinesOfOtherLettersAreReadAsTheyAre() throws {
        let narrow = recognizer([[(1, 25), (0, 25), (2, 25)]])
        #expect(
            text(try read(narrow, others { _ in [0, 0] }, latin: latin { _ in [0, 0, 0, 0] }, letterWidth: 0.4))
                == "ab")
        #expect(narrow.shapes.count == 1 && narrow.shapes[0][3] < 320)
        let other = recognizer([[(3, 25), (0, 25), (2, 25)]])
        #expect(
            text(try read(other, others { _ in [0, 0] }, latin: latin { _ in [0, 0, 0, 0] }, letterWidth: 0.4)) == "cb"
        )
        #expect(other.shapes.map { $0[3] } == [narrow.shapes[0][3], 320])
        // Without the network for Latin letters, no line is narrow.
        let plain = recognizer([[(1, 25), (0, 25), (2, 25)]])
        _ = try read(plain, others { _ in [0, 0] }, letterWidth: 0.4)
        #expect(plain.shapes.map { $0[3] } == [320])
    }

    @Test func stopIsAskedFirst() throws {
        let stop = StopSignal()
        stop.cancel()
        let recognizer = recognizer([[(1, 25)]])
        #expect(throws: CancellationError.self) { try read(recognizer, others { _ in [0, 0] }, stop: stop) }
        #expect(recognizer.shapes.isEmpty)
    }
}
