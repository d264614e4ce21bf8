import Foundation
import FoundationXML
import Testing

@testable import LiveText

@Suite struct SVGDrawingTests {
    @Test func everythingFoundIsDrawn() throws {
        let svg = SVGDrawing(of: try HandMadeAnalysis.make(), imageURL: "a.png?b&c").text
        let root = try #require(try XMLDocument(xmlString: svg).rootElement())
        #expect(try root.nodes(forXPath: "@viewBox").first?.stringValue == "0 0 200 100")
        #expect(try root.nodes(forXPath: "//@href").first?.stringValue == "a.png?b&c")
        let groups = try #require(root.elements(forName: "g").first).elements(forName: "g")
        let titles = groups.map { $0.elements(forName: "polygon").map { $0.stringValue ?? "" } }
        #expect(
            titles == [
                ["Blue", "Bottle", "Call", "510-653-", "3394", "👍🏽!"],
                ["Blue Bottle", "Call 510-653-", "3394 👍🏽!"],
                ["phoneNumber: 510-653-\n3394", "phoneNumber: 510-653-\n3394"],
                ["qr: https://example.com/a", "qr: binary content"],
            ])
        #expect(try root.nodes(forXPath: "//@points").first?.stringValue == "10,0 50,0 50,20 10,20")
    }

    @Test func hostileTextStaysText() throws {
        let text = "</title><script>alert(1)</script>\u{0}\u{1B}\u{FFFF}\"'&amp;"
        let box = Quad(Rectangle(x: 0, y: 0, width: 10, height: 10))
        let line = try #require(TextLine(joining: [TextWord(text: text, quad: box, confidence: 1)]))
        let block = try #require(TextBlock(lines: [line]))
        let document = RecognizedDocument(size: PixelSize(width: 10, height: 10), blocks: [block], codes: [])
        let svg = SVGDrawing(of: ImageAnalysis(document: document, matches: []), imageURL: "\"/><script>").text
        let root = try #require(try XMLDocument(xmlString: svg).rootElement())
        #expect(try root.nodes(forXPath: "//*[local-name()='script']").isEmpty)
        let title = try root.nodes(forXPath: "//*[local-name()='title']").first?.stringValue
        #expect(title == "</title><script>alert(1)</script>\u{FFFD}\u{FFFD}\u{FFFD}\"'&amp;")
    }
}
