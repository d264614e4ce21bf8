import DataDetection
import Foundation
import LiveText
import Testing

@testable import LiveMessages

struct SummaryTextTests {
    /// What would be found in lines of text, each with its height.
    private static func analysis(_ lines: [(text: String, height: Double)], region: String = "DE") throws
        -> ImageAnalysis
    {
        var top = 0.0
        let read = lines.map { line in
            let quad = Quad(Rectangle(x: 0, y: top, width: 400, height: line.height))
            top += line.height * 2
            return TextLine(
                text: line.text, quad: quad, confidence: 1,
                words: [TextWord(text: line.text, quad: quad, confidence: 1, range: 0..<line.text.utf16.count)])
        }
        let whole = Quad(Rectangle(x: 0, y: 0, width: 400, height: top))
        let document = RecognizedDocument(
            size: PixelSize(width: 500, height: 500), blocks: [TextBlock(quad: whole, lines: read)], codes: [])
        let options = DataDetector.Options(defaultRegion: region, languages: ["de"])
        return ImageAnalysis(
            document: document, matches: DataDetector(options: options).matches(in: document.transcript))
    }

    private static let poster = [
        ("Jazz Night", 90.0), ("Donnerstag, 24. Dezember 2026, 19:30 Uhr", 30), ("Musterstraße 12, 10115 Berlin", 30),
        ("Eintritt 12 €", 30),
    ]

    @Test(arguments: [
        ("de", "Jazz Night: Do. 24. Dez., 19:30, Musterstraße 12, Berlin"),
        ("en-GB", "Jazz Night: Thu 24 Dec, 19:30, Musterstraße 12, Berlin"),
    ])
    func aPosterIsSummedUp(language: String, expected: String) throws {
        let text = SummaryText.text(of: try Self.analysis(Self.poster), language: language)
        // The library of languages may change a comma or a point; the words are what counts.
        let plain = { (text: String) in text.filter { !",.".contains($0) } }
        #expect(plain(text) == plain(expected), "\(text)")
    }

    @Test func whatThePictureIsCanBeSaid() throws {
        let text = SummaryText.text(of: try Self.analysis(Self.poster), title: "Poster", language: "en-GB")
        #expect(text.hasPrefix("Poster: Thu") && text.contains("19:30"))
    }

    @Test func withoutAnythingItIsAPicture() throws {
        let empty = ImageAnalysis(
            document: RecognizedDocument(size: PixelSize(width: 1, height: 1), blocks: [], codes: []), matches: [])
        for (language, word) in [
            ("en", "Picture"), ("de-AT", "Bild"), ("ja", "画像"), ("xx", "Picture"), ("", "Picture"),
        ] {
            #expect(SummaryText.text(of: empty, language: language) == word)
        }
    }

    @Test func otherDataStandsInWhereThereIsNoDate() throws {
        let text = SummaryText.text(of: try Self.analysis([("Call us", 30), ("+49 30 901820", 30)]), language: "en")
        #expect(text.contains("+49 30 901820"))
    }

    @Test func itIsOneShortLine() throws {
        let long = String(repeating: "Wort ", count: 200)
        let text = SummaryText.text(of: try Self.analysis([(long, 90), ("a\tb", 30), ("c", 30)]), language: "de")
        #expect(text.count <= 160 && !text.contains { $0.isNewline || $0 == "\t" } && text.hasSuffix("…"))
    }

    @Test func allLanguagesHaveAllWords() {
        for language in ["en", "de", "fr", "es", "it", "pt", "ja", "zh", "ko", "ar", "ru"] {
            let words = MessageWords.in([language])
            #expect(words.language == language)
            for word in [
                words.picture, words.sticker, words.attachment, words.message, words.openConversation, words.isPrivate,
                words.addToCalendar,
            ] { #expect(!word.isEmpty) }
        }
        #expect(MessageWords.in(["xx", "fr-CA", "de"]).language == "fr")
    }
}
