import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct UnnamedLanguageTests {
    /// Ten times as wide as high.
    private let quad = Quad(Rectangle(x: 0, y: 0, width: 200, height: 20))

    private func line(_ text: String, confidence: Double = 0.95, unread: Double = 0) -> LineReading {
        LineReading(
            quad: quad, words: [TextWord(text: text, quad: quad, confidence: confidence)], unreadShare: unread)
    }

    /// What comes out, and which languages were tried. `missing` has the languages that no engine reads here, and why.
    private func completed(
        _ readings: [LineReading], fitting: String?, missing: [String: ImageAnalysisError.Code] = [:]
    ) async throws -> (texts: [String], tried: [String]) {
        var tried: [String] = []
        let lines = try await UnnamedLanguage.completing(readings) { language, quads in
            if !tried.contains(language) { tried.append(language) }
            if let code = missing[language] { throw ImageAnalysisError(code, "\(language) cannot be read.") }
            let lines = quads.map { _ in
                line("\(language) полностью", confidence: language == fitting ? 0.95 : 0.5)
            }
            return (lines, readsLatin: NeuralData.covers([language]))
        }
        return (lines.flatMap { $0.words.map(\.text) }, tried)
    }

    @Test func textThatIsReadNeedsNoOtherLanguage() async throws {
        let (texts, tried) = try await completed([line("Thank you for all"), line("the letters")], fitting: "ru")
        #expect(texts == ["Thank you for all", "the letters"])
        #expect(tried.isEmpty)
    }

    /// Of a script that it does not know, the network reads the full stops, and is sure of them.
    @Test func surePunctuationIsNoReading() async throws {
        let (texts, _) = try await completed([line("Title of the page"), line("."), line("(,)")], fitting: "el")
        #expect(texts == ["Title of the page", "el полностью", "el полностью"])
    }

    /// Of words beside numbers, the network reads the numbers, and is sure of them.
    @Test func sureNumbersAreNoReadingOfWords() async throws {
        let bill = [line("8330 2288 5551 9778", unread: 0.3), line("219 988 +11 888 966 4339", unread: 0.2)]
        #expect(try await completed(bill, fitting: "ru").texts == Array(repeating: "ru полностью", count: 2))
        let table = [line("8330 2288 5551 9778", unread: 0.05), line("219 988 +11 888 966 4339")]
        #expect(try await completed(table, fitting: "ru").tried.isEmpty)
    }

    /// Beside Latin words that every network is sure of, what it adds has to be sure by itself.
    @Test func iconsAreNoLetters() async throws {
        let menu = [line("Club VAIO", unread: 0.3)]
        let lines = try await UnnamedLanguage.completing(menu) { _, quads in
            let icon = TextWord(text: "믹끝", quad: quad, confidence: 0.6)
            let words = [icon] + ["Club", "VAIO"].map { TextWord(text: $0, quad: quad, confidence: 1) }
            return (quads.map { LineReading(quad: $0, words: words) }, readsLatin: true)
        }
        #expect(lines.flatMap { $0.words.map(\.text) } == ["Club VAIO"])
        // Nor are emoji, of which a network is sure that they are words: one is square, and several have few letters.
        for (latin, width) in [("OK", 24.0), ("See you at seven", 60)] {
            let place = Quad(Rectangle(x: 130, y: 0, width: width, height: 20))
            let read = try await UnnamedLanguage.completing([line(latin, unread: 0.3)]) { _, quads in
                let words = [
                    TextWord(text: latin, quad: quad, confidence: 1),
                    TextWord(text: "يثُف", quad: place, confidence: 0.98),
                ]
                return (quads.map { LineReading(quad: $0, words: words) }, readsLatin: true)
            }
            #expect(read.flatMap { $0.words.map(\.text) } == [latin])
        }
    }

    /// What looks Latin may be Cyrillic as well.
    @Test func networksReadAllLinesAgain() async throws {
        let (texts, _) = try await completed([line("Title of the page"), line("."), line("(,)")], fitting: "ru")
        #expect(texts == Array(repeating: "ru полностью", count: 3))
    }

    /// What is not installed costs its own script, and no other.
    @Test func languagesThatCannotBeReadArePassedOver() async throws {
        let missing: [String: ImageAnalysisError.Code] = [
            "ru": .languageUnavailable, "ko": .engineUnavailable, "ar": .engineUnavailable, "fa": .languageUnavailable,
            "ur": .languageUnavailable,
        ]
        let signs = [line("Title of the page"), line("."), line("(,)")]
        let greek = try await completed(signs, fitting: "el", missing: missing)
        #expect(greek.texts == ["Title of the page", "el полностью", "el полностью"])
        // Another language of the same script takes the place of the first.
        #expect(greek.tried.starts(with: ["ru", "uk", "ko", "ar", "fa", "ur", "he"]))
        let none = try await completed(signs, fitting: "ru", missing: missing)
        #expect(none.texts == ["Title of the page", ".", "(,)"])
    }

    @Test func otherErrorsEndTheReading() async throws {
        await #expect(throws: ImageAnalysisError.self) {
            try await completed([line(".")], fitting: nil, missing: ["ru": .timedOut])
        }
    }

    @Test func whatFitsNoLanguageStaysAsItIs() async throws {
        let (texts, _) = try await completed([line("."), line("hgjk lkjh gfd", confidence: 0.6)], fitting: nil)
        #expect(texts == [".", "hgjk lkjh gfd"])
        #expect(try await completed([], fitting: nil).texts.isEmpty)
    }

    @Test func fewOddLinesDoNotMatter() async throws {
        let readings = (0..<9).map { line("sentence number \($0)") } + [line(".")]
        #expect(try await completed(readings, fitting: "ru").tried.isEmpty)
    }
}
