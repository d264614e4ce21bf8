import Foundation
import FoundationXML
import Testing

@testable import LiveText

@Suite struct HOCRDocumentTests {
    private func root(_ analysis: ImageAnalysis, named name: String? = nil) throws -> XMLElement {
        try XMLElement.root(of: HOCRDocument(of: analysis, named: name).text)
    }

    private func elements(_ name: String, in root: XMLElement) throws -> [XMLElement] {
        try root.nodes(forXPath: "//*[@class='\(name)']").compactMap { $0 as? XMLElement }
    }

    @Test func levelsHaveTheirPlaces() throws {
        let root = try root(HandMadeAnalysis.make(), named: "a.png")
        #expect(
            try elements("ocr_page", in: root).map { $0["title"] } == ["image \"a.png\"; bbox 0 0 200 100; ppageno 0"])
        #expect(try elements("ocr_carea", in: root).count == 2)
        #expect(try elements("ocr_par", in: root).count == 2)
        let lines = try elements("ocr_line", in: root)
        #expect(lines.map(\.stringValue) == ["Blue Bottle", "Call 510-653-", "3394 👍🏽!"])
        #expect(lines[1]["title"] == "bbox 10 40 140 60; poly 10 40 140 40 140 60 10 60; baseline 0.0 0")
        let words = try elements("ocrx_word", in: root)
        #expect(words.map(\.stringValue) == ["Blue", "Bottle", "Call", "510-653-", "3394", "👍🏽!"])
        #expect(words[3]["title"] == "bbox 60 40 140 60; poly 60 40 140 40 140 60 60 60; x_wconf 99")
        let codes = try elements("ocr_image", in: root)
        #expect(codes.map { $0["data-symbology"] } == ["qr", "qr"])
        #expect(codes.map(\.stringValue) == ["https://example.com/a", ""])
        #expect(codes[0]["title"] == "bbox 150 0 190 40; poly 150 0 190 0 190 40 150 40")
    }

    /// What hOCR 1.2 demands of a document: its metadata, every class among the capabilities, no name twice.
    @Test func documentsKeepTheRules() throws {
        for analysis in try FormatSamples.all() {
            let root = try root(analysis)
            let meta = try Dictionary(
                root.all("meta").map { ($0["name"] ?? "", $0["content"] ?? "") }, uniquingKeysWith: { $1 })
            #expect(meta["ocr-system"] == "LiveText" && meta["ocr-langs"]?.isEmpty == false)
            let capabilities = Set(try #require(meta["ocr-capabilities"]).split(separator: " ").map(String.init))
            let used = try root.nodes(forXPath: "//@class").compactMap(\.stringValue)
            #expect(capabilities.isSuperset(of: used))
            let names = try root.nodes(forXPath: "//@id").compactMap(\.stringValue)
            #expect(Set(names).count == names.count)
            for element in try root.nodes(forXPath: "//*[@title]").compactMap({ $0 as? XMLElement }) {
                let title = element["title"] ?? ""
                let box = try #require(title.firstMatch(of: /bbox (\d+) (\d+) (\d+) (\d+)/)).output
                let (left, top, right, bottom) = (Int(box.1), Int(box.2), Int(box.3), Int(box.4))
                #expect(try #require(left) < #require(right) && #require(top) < #require(bottom))
                #expect(try #require(right) <= analysis.size.width && #require(bottom) <= analysis.size.height)
            }
        }
    }

    @Test func rightToLeftIsSaidAndInReadingOrder() throws {
        let root = try root(FormatSamples.hebrew())
        let paragraph = try #require(try elements("ocr_par", in: root).first)
        #expect(paragraph["dir"] == "rtl" && paragraph["lang"] == "he")
        #expect(try elements("ocr_line", in: root).first?.stringValue == "שלום עולם")
        #expect(try root.nodes(forXPath: "//*[@name='ocr-langs']/@content").first?.stringValue == "he")
    }

    /// Counter-clockwise: what reads downwards is turned by 270°.
    @Test func steepLinesHaveAnAngle() throws {
        let columns = try elements("ocr_line", in: root(FormatSamples.columns()))
        #expect(columns.map { $0["title"]?.contains("textangle 270") } == [true, true])
        let turned = try elements("ocr_line", in: root(FormatSamples.turned()))
        // The lower edge goes through (112, 216) and (192, 156): at the box's left edge, 100, it is at 225, below the box.
        #expect(
            turned[0]["title"]?.hasSuffix(
                "bbox 100 140 192 216; poly 100 200 180 140 192 156 112 216; baseline -0.75 9") == true)
        #expect(turned[1]["title"]?.hasSuffix("textangle 180") == true)
    }

    @Test func hostileTextStaysText() throws {
        let root = try root(FormatSamples.hostilePage(), named: "a\";x bbox 1 1 1 1\\\u{1}.png")
        #expect(try root.all("script").isEmpty && root.all("b").isEmpty)
        #expect(try elements("ocrx_word", in: root).first?.stringValue == FormatSamples.hostileRead)
        let title = try elements("ocr_page", in: root).first?["title"]
        #expect(title == "image \"a%22%3Bx bbox 1 1 1 1%5C_.png\"; bbox 0 0 400 300; ppageno 0")
        #expect(try elements("ocr_par", in: root).first?["lang"] == nil)
    }

    @Test func pagesAreNumbered() throws {
        let pages = [try HandMadeAnalysis.make(), try FormatSamples.hebrew()]
        let document = HOCRDocument(
            of: pages.enumerated().map { AnalyzedPage(analysis: $1, name: "\($0).png") }, resolution: 300)
        let root = try XMLElement.root(of: document.text)
        #expect(
            try elements("ocr_page", in: root).map { $0["title"] } == [
                "image \"0.png\"; bbox 0 0 200 100; ppageno 0; scan_res 300 300",
                "image \"1.png\"; bbox 0 0 400 300; ppageno 1; scan_res 300 300",
            ])
        let names = try root.nodes(forXPath: "//@id").compactMap(\.stringValue)
        #expect(Set(names).count == names.count && names.contains("word_2_1"))
    }
}
