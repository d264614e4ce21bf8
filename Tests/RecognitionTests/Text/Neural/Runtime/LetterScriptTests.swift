import Foundation
import Testing

@testable import Recognition

@Suite struct LetterScriptTests {
    @Test func scriptIsThatOfTheLettersWhichTheRecogniserLacks() {
        #expect(LetterScript(ofLanguages: ["ru"]) == .cyrillic)
        #expect(LetterScript(ofLanguages: ["en-GB", "uk-UA", "bg"]) == .cyrillic)
        #expect(LetterScript(ofLanguages: ["sr-Cyrl"]) == .cyrillic)
        #expect(LetterScript(ofLanguages: ["ar-EG", "fr"]) == .arabic)
        #expect(LetterScript(ofLanguages: ["ko-KR", "en"]) == .korean)
    }

    @Test(arguments: [
        [], ["en"], ["ja", "zh-Hans"], ["sr-Latn"], ["ru", "ar"], ["ru", "ja"], ["ko", "zh"], ["he"], ["ru", "he"],
        [""],
    ])
    func noneIsNamed(languages: [String]) {
        #expect(LetterScript(ofLanguages: languages) == nil)
    }

    @Test(InstalledModels.areThere, arguments: LetterScript.allCases)
    func networkNamesItsLetters(script: LetterScript) throws {
        let files = try [NeuralData.recognizer, NeuralData.ideographs].map(InstalledModels.path)
        let alphabet = try Alphabet(file: files[0], ideographs: files[1])
        let (whole, places) = try alphabet.adding(file: try InstalledModels.path(script.file))
        #expect(whole.characters.starts(with: alphabet.characters))
        let added = Set(whole.characters[alphabet.characters.count...])
        #expect(added.count == whole.characters.count - alphabet.characters.count)
        #expect(added.isDisjoint(with: alphabet.characters))
        // Nothing, a space, and what both know, such as digits, are one character each.
        #expect(places[0] == 0)
        #expect(places[1] == alphabet.place(of: " "))
        #expect(Set(places).count == places.count)
        #expect(places.contains { $0 == alphabet.place(of: "7") })
        // Latin letters are all in the alphabet.
        #expect(places.contains { $0 >= alphabet.characters.count } == (script != .latin))
    }
}
