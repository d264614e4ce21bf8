import LiveText
import Testing

@testable import LiveTextServer

@Suite struct GoogleVisionAnnotationTests {
    private func corners(_ poly: GoogleVisionAnnotation.Poly) -> [[Int]] { poly.vertices.map { [$0.x, $0.y] } }

    @Test func wholeTextComesFirstThenWords() throws {
        let annotation = GoogleVisionAnnotation(of: try ServerSample.analysis())
        let entities = try #require(annotation.textAnnotations)
        #expect(entities[0].description == "Two lines of one and the same\nparagraph, 👍🏽.\n東京")
        #expect(entities[0].locale == "en" && entities[1].locale == nil)
        #expect(corners(entities[0].boundingPoly) == [[10, 10], [300, 10], [300, 216], [10, 216]])
        #expect(
            entities.dropFirst().map(\.description) == [
                "Two", "lines", "of", "one", "and", "the", "same", "paragraph,", "👍🏽.", "東京",
            ])
        #expect(corners(entities[2].boundingPoly) == [[50, 10], [100, 10], [100, 30], [50, 30]])
        #expect(annotation.error == nil)
    }

    @Test func textIsNestedDownToLetters() throws {
        let text = GoogleVisionText(of: try ServerSample.analysis())
        let page = try #require(text.pages.first)
        #expect(page.width == 400 && page.height == 300 && page.blocks.count == 2)
        #expect(page.property?.detectedLanguages?.map(\.languageCode) == ["en", "ja"])
        let paragraph = try #require(page.blocks[0].paragraphs.first)
        #expect(corners(paragraph.boundingBox) == [[10, 10], [300, 10], [300, 60], [10, 60]])
        #expect(paragraph.words.count == 9 && paragraph.confidence == 0.5 && page.blocks[1].confidence == 1)
        let word = paragraph.words[1]
        #expect(word.symbols.map(\.text) == ["l", "i", "n", "e", "s"])
        #expect(corners(word.symbols[2].boundingBox) == [[70, 10], [80, 10], [80, 30], [70, 30]])
        let tilted = page.blocks[1].paragraphs[0].words[0]
        #expect(corners(tilted.boundingBox) == [[100, 200], [116, 188], [128, 204], [112, 216]])
        #expect(corners(tilted.symbols[1].boundingBox) == [[108, 194], [116, 188], [128, 204], [120, 210]])
    }

    /// Google's rule: letters and their breaks, put together, are the text.
    @Test func breaksMakeTheText() throws {
        let text = GoogleVisionText(of: try ServerSample.analysis())
        let symbols = text.pages.flatMap(\.blocks).flatMap(\.paragraphs).flatMap(\.words).flatMap(\.symbols)
        let breaks = symbols.compactMap { $0.property?.detectedBreak?.type }
        #expect(
            breaks == Array(repeating: "SPACE", count: 6) + ["EOL_SURE_SPACE", "SPACE", "LINE_BREAK", "LINE_BREAK"])
        let joined = symbols.map { symbol in
            switch symbol.property?.detectedBreak?.type {
            case nil: symbol.text
            case "SPACE": symbol.text + " "
            default: symbol.text + "\n"
            }
        }.joined()
        #expect(joined == text.text + "\n")
    }

    @Test func emptyPagesHaveNoAnnotation() throws {
        let annotation = GoogleVisionAnnotation(of: ServerSample.empty())
        #expect(try OrderedJSONEncoder().encode(annotation) == "{}")
    }

    @Test func placesFarOutsideAreHeldIn32Bits() {
        let point = PixelPoint(Point(x: 1e300, y: .nan))
        #expect(point == PixelPoint(x: 2_147_483_647, y: 0))
        #expect(PixelPoint(Point(x: -.infinity, y: -0.4)) == PixelPoint(x: -2_147_483_648, y: 0))
    }
}
