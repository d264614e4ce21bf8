import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct AlphabetTests {
    private static let whole = NetworkFile.bytes([("character", "a\nb")])

    /// The alphabet of two networks that have only this metadata.
    private static func alphabet(of bytes: [UInt8], ideographs: [UInt8] = whole) throws -> Alphabet {
        let files = [bytes, ideographs].map { _ in
            FileManager.default.temporaryDirectory.appending(path: "alphabet-" + UUID().uuidString)
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        try Data(bytes).write(to: files[0])
        try Data(ideographs).write(to: files[1])
        return try Alphabet(file: files[0].path, ideographs: files[1].path)
    }

    /// An alphabet of these characters.
    static func alphabet(_ characters: [String], ideographs: [String] = ["漢"]) throws -> Alphabet {
        let metadata = [characters, ideographs].map { NetworkFile.bytes([("character", $0.joined(separator: "\n"))]) }
        return try alphabet(of: metadata[0], ideographs: metadata[1])
    }

    @Test func nothingIsFirstAndTheSpaceBeforeIdeographs() throws {
        #expect(
            try Self.alphabet(["a", "é", "👍"], ideographs: ["漢", "字"]).characters == ["", "a", "é", "👍", " ", "漢", "字"])
        // A character may itself be a blank, even an empty line: outputs must keep their places.
        #expect(try Self.alphabet(["a", "", "\u{3000}", "b"]).characters == ["", "a", "", "\u{3000}", "b", " ", "漢"])
    }

    @Test func damageIsSaid() throws {
        let whole = Self.whole
        for bytes in [[], [1, 2, 3], Array(whole.prefix(whole.count / 2)), NetworkFile.bytes([("other", "a\nb")])] {
            for (first, second) in [(bytes, whole), (whole, bytes)] {
                let error = #expect(throws: ImageAnalysisError.self) {
                    try Self.alphabet(of: first, ideographs: second)
                }
                #expect(error?.code == .engineUnavailable)
                #expect(error?.message.contains("Models/fetch.sh") == true)
            }
        }
        for path in ["/nowhere/network.onnx", FileManager.default.temporaryDirectory.path, ""] {
            let error = #expect(throws: ImageAnalysisError.self) { try Alphabet(file: path, ideographs: path) }
            #expect(error?.code == .engineUnavailable)
        }
    }

    @Test(InstalledModels.areThere) func installedNetworkHasItsAlphabet() throws {
        let files = try [NeuralData.recognizer, NeuralData.ideographs].map(InstalledModels.path)
        let alphabet = try Alphabet(file: files[0], ideographs: files[1])
        // The whole network's output has 18,710 numbers a step.
        #expect(alphabet.characters.count == 18_710)
        #expect(alphabet.characters.first == "")
        let space = try #require(alphabet.characters.firstIndex(of: " "))
        #expect(alphabet.characters[..<space].contains("é") && alphabet.characters[space...].contains("日"))
        let known = Set(alphabet.characters)
        #expect(known.isSuperset(of: ["a", "Z", "0", "é", "ß", "ő", "ğ", "日", "あ", "カ", "€", "—"]))
        #expect(known.isDisjoint(with: ["Ж", "가", "ع", "א"]))
    }
}
