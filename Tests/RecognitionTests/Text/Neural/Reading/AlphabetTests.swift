import Foundation
import Testing

@testable import Recognition

@Suite struct AlphabetTests {
    /// The alphabet of a network that has only this metadata.
    private static func alphabet(of bytes: [UInt8]) throws -> Alphabet {
        let file = FileManager.default.temporaryDirectory.appending(path: "alphabet-" + UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Alphabet(file: file.path)
    }

    /// An alphabet of these characters.
    static func alphabet(_ characters: [String]) throws -> Alphabet {
        try alphabet(of: NetworkFile.bytes([("character", characters.joined(separator: "\n"))]))
    }

    @Test func nothingIsFirstAndTheSpaceLast() throws {
        #expect(try Self.alphabet(["a", "é", "漢", "👍"]).characters == ["", "a", "é", "漢", "👍", " "])
        // A character may itself be a blank, even an empty line: outputs must keep their places.
        #expect(try Self.alphabet(["a", "", "\u{3000}", "b"]).characters == ["", "a", "", "\u{3000}", "b", " "])
    }

    @Test func damageIsSaid() throws {
        let whole = NetworkFile.bytes([("character", "a\nb")])
        for bytes in [[], [1, 2, 3], Array(whole.prefix(whole.count / 2)), NetworkFile.bytes([("other", "a\nb")])] {
            let error = #expect(throws: ImageAnalysisError.self) { try Self.alphabet(of: bytes) }
            #expect(error?.code == .engineUnavailable)
            #expect(error?.message.contains("Models/fetch.sh") == true)
        }
        for path in ["/nowhere/network.onnx", FileManager.default.temporaryDirectory.path, ""] {
            let error = #expect(throws: ImageAnalysisError.self) { try Alphabet(file: path) }
            #expect(error?.code == .engineUnavailable)
        }
    }

    @Test(InstalledModels.areThere) func installedNetworkHasItsAlphabet() throws {
        let alphabet = try Alphabet(file: InstalledModels.path(NeuralData.recognizer))
        // The network's own output has 18,710 numbers a step.
        #expect(alphabet.characters.count == 18_710)
        #expect(alphabet.characters.first == "" && alphabet.characters.last == " ")
        let known = Set(alphabet.characters)
        #expect(known.isSuperset(of: ["a", "Z", "0", "é", "ß", "ő", "ğ", "日", "あ", "カ", "€", "—"]))
        #expect(known.isDisjoint(with: ["Ж", "가", "ع", "א"]))
    }
}
