import Foundation
import Testing

@testable import Recognition

@Suite struct NeuralDataTests {
    /// The manifest says which languages the alphabet covers; this is checked against the alphabet when it is made.
    @Test func languagesAreThoseOfTheManifest() throws {
        struct Manifest: Decodable {
            struct Wheel: Decodable {
                struct File: Decodable {
                    struct Alphabet: Decodable { let languages: [String] }
                    struct Part: Decodable { let file: String }
                    let file: String?
                    let parts: [Part]?
                    let alphabet: Alphabet?
                }
                let files: [File]
            }
            struct Letters: Decodable {
                let file: String
                let alphabet: Wheel.File.Alphabet
            }
            let wheels: [Wheel]
            let letters: [Letters]
        }
        let tests = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
        let file = tests.dropFirst().reduce(URL(filePath: "/")) { $0.appending(path: $1) }
            .appending(path: "Models/manifest.json")
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
        let files = manifest.wheels.flatMap(\.files)
        #expect(files.compactMap(\.alphabet).map(\.languages) == [NeuralData.alphabetLanguages])
        #expect(manifest.letters.map(\.file) == LetterScript.allCases.map(\.file))
        #expect(manifest.letters.map(\.alphabet.languages) == LetterScript.allCases.map(\.languages))
        let recognizer = try #require(files.first { $0.alphabet != nil })
        let recognizers = NeuralData.recognizers
        #expect(recognizer.parts?.map(\.file) == [recognizers.float, NeuralData.ideographs, recognizers.int8])
        #expect(files.contains { $0.parts?.map(\.file) == [NeuralData.detector] })
        #expect(files.contains { $0.file == "runtime/" + OpenVINO.library })
    }

    @Test func recognizerIsThatForThisProcessor() throws {
        let processor = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        let flags = Set(processor.split { " \n\t".contains($0) })
        let isFast = flags.contains("avx512_vnni") || flags.contains("avx_vnni")
        #expect(NeuralData.recognizer == (isFast ? NeuralData.recognizers.int8 : NeuralData.recognizers.float))
    }

    @Test(arguments: [
        [], ["en"], ["en-GB", "de-AT"], ["no"], ["nn-NO"], ["ja", "en"], ["ru"], ["en", "uk"], ["ar"], ["en", "ko"],
        ["zh-Hans"],
        ["zh-Hant-TW"],
    ])
    func covered(languages: [String]) {
        #expect(NeuralData.covers(languages))
    }

    @Test(arguments: [["ja", "ko"], ["ru", "ar"], ["he"], ["el-GR"], ["hi"], [""], ["not a language"]])
    func notCovered(languages: [String]) {
        #expect(!NeuralData.covers(languages))
    }

    /// A tag without a script means the usual one.
    @Test func chineseByRegion() {
        #expect(NeuralData.covers(["zh"]) && NeuralData.covers(["zh-TW"]) && NeuralData.covers(["zh-CN"]))
    }
}
