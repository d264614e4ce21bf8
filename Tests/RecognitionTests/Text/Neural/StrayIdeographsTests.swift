import DocumentModel
import Testing

@testable import Recognition

@Suite struct StrayIdeographsTests {
    private func left(_ lines: String..., languages: [String] = []) -> [String] {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 20))
        let words = lines.map { line in
            line.split(separator: " ").map { TextWord(text: String($0), quad: quad, confidence: 0.9) }[...]
        }
        return StrayIdeographs.dropped(from: words, languages: languages)
            .map { $0.map(\.text).joined(separator: " ") }
    }

    @Test func anArrowBesideStreetsIsNone() {
        let named = left("Massachusetts Ave", "田", "Turn left (四", languages: ["en"])
        #expect(named == ["Massachusetts Ave", "", "Turn left"])
        #expect(left("Massachusetts Avenue", "Boston 오") == ["Massachusetts Avenue", "Boston"])
        #expect(left("EXIT", "田", languages: ["fr", "en"]) == ["EXIT", ""])
    }

    @Test func wordsOfIdeographsAreText() {
        #expect(left("Massachusetts Avenue", "波城", languages: ["en"]) == ["Massachusetts Avenue", "波城"])
        #expect(left("Massachusetts Avenue", "波城", "田") == ["Massachusetts Avenue", "波城", "田"])
    }

    @Test func wherePeopleWriteThemTheyStay() {
        #expect(left("Massachusetts Avenue", "男", languages: ["en", "zh-Hant"]) == ["Massachusetts Avenue", "男"])
        #expect(left("Toilet", "男") == ["Toilet", "男"])
        #expect(left("月", "火", "水") == ["月", "火", "水"])
    }

    @Test func wordsWithOneAmongLettersStay() {
        #expect(left("四DOMESTIC 11月", languages: ["en"]) == ["四DOMESTIC 11月"])
        #expect(left("四DOMESTIC", "11月 11", languages: ["en"]) == ["四DOMESTIC", "11月 11"])
        #expect(left().isEmpty)
    }
}
