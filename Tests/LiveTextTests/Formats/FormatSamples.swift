import Foundation
import FoundationXML
import Testing

@testable import LiveText

/// Analyses of pages that are hard to write down, made by hand.
enum FormatSamples {
    /// A page of single lines, each a block.
    static func page(_ lines: [TextLine], codes: [Code] = []) throws -> ImageAnalysis {
        let blocks = try lines.map { try #require(TextBlock(lines: [$0])) }
        let size = PixelSize(width: 400, height: 300)
        return ImageAnalysis(document: RecognizedDocument(size: size, blocks: blocks, codes: codes), matches: [])
    }

    static func line(_ words: (String, Quad)..., language: String? = nil) throws -> TextLine {
        try #require(
            TextLine(joining: words.map { TextWord(text: $0.0, quad: $0.1, confidence: 0.875) }, language: language))
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
        Quad(Rectangle(x: x, y: y, width: width, height: height))
    }

    /// Hebrew: "peace" on the right, "world" to its left.
    static func hebrew() throws -> ImageAnalysis {
        try page([try line(("שלום", box(200, 10, 80, 20)), ("עולם", box(100, 10, 90, 20)), language: "he")])
    }

    /// Two columns of Japanese, the right one first; each reads downwards.
    static func columns() throws -> ImageAnalysis {
        try page(
            [300.0, 250].map { x in
                let quad = Quad(
                    topLeft: Point(x: x + 30, y: 20), topRight: Point(x: x + 30, y: 180),
                    bottomRight: Point(x: x, y: 180), bottomLeft: Point(x: x, y: 20))
                return try line((x > 260 ? "吾輩は猫" : "である", quad), language: "ja")
            })
    }

    /// A word that climbs by three pixels on four, and one that stands on its head.
    static func turned() throws -> ImageAnalysis {
        let climbing = Quad(
            topLeft: Point(x: 100, y: 200), topRight: Point(x: 180, y: 140),
            bottomRight: Point(x: 192, y: 156), bottomLeft: Point(x: 112, y: 216))
        let inverted = Quad(
            topLeft: Point(x: 90, y: 40), topRight: Point(x: 10, y: 40), bottomRight: Point(x: 10, y: 20),
            bottomLeft: Point(x: 90, y: 20))
        return try page([try line(("Uphill", climbing)), try line(("Inverted", inverted))])
    }

    /// Text that tries to be markup, and characters that XML cannot have.
    static let hostile = "</p>\"'&amp;<script>alert(1)</script>\u{0}\u{1B}\u{FFFE}\u{85}\t\r\n👩‍👩‍👧"
    /// What a reader of XML has to get for it; a carriage return survives only as a reference.
    static let hostileRead = "</p>\"'&amp;<script>alert(1)</script>\u{FFFD}\u{FFFD}\u{FFFD}\u{85}\t\r\n👩‍👩‍👧"

    static func hostilePage() throws -> ImageAnalysis {
        let code = Code(
            symbology: Symbology(rawValue: "<qr>"), payload: hostile, payloadBytes: [], quad: box(200, 200, 50, 50))
        return try page([try line((hostile, box(10, 10, 100, 20)), language: "\"><b>")], codes: [code])
    }

    /// Places that are nowhere, or far outside.
    static func strayPage() throws -> ImageAnalysis {
        let quads = [
            box(-50, -50, 20, 20), box(1e300, 10, 1e300, 20), box(390, 290, 100, 100), box(20, 20, 0, 0),
            Quad(
                topLeft: Point(x: .nan, y: 0), topRight: Point(x: .infinity, y: -.infinity),
                bottomRight: Point(x: 5, y: .nan), bottomLeft: Point(x: 0, y: 9)),
        ]
        let lines = quads.map { quad in
            TextLine(
                text: "stray", quad: quad, confidence: .nan,
                words: [TextWord(text: "stray", quad: quad, confidence: 7, range: 3..<900)])
        }
        let blocks = lines.map { TextBlock(quad: $0.quad, lines: [$0]) }
        let size = PixelSize(width: 400, height: 300)
        return ImageAnalysis(document: RecognizedDocument(size: size, blocks: blocks, codes: []), matches: [])
    }

    static func empty() -> ImageAnalysis {
        ImageAnalysis(
            document: RecognizedDocument(size: PixelSize(width: 7, height: 5), blocks: [], codes: []), matches: [])
    }

    static func all() throws -> [ImageAnalysis] {
        [
            try HandMadeAnalysis.make(), try hebrew(), try columns(), try turned(), try hostilePage(), try strayPage(),
            empty(),
        ]
    }
}

extension XMLElement {
    /// The elements of a name, however deep, in the order of the document.
    func all(_ name: String) throws -> [XMLElement] {
        try nodes(forXPath: "//*[local-name()='\(name)']").compactMap { $0 as? XMLElement }
    }

    /// The value of an attribute; `attribute(forName:)` finds none in an element that has a namespace.
    subscript(name: String) -> String? { attributes?.first { $0.name == name }?.stringValue }

    /// The root of a document, spaces between its elements kept.
    static func root(of text: String) throws -> XMLElement {
        try #require(try XMLDocument(xmlString: text, options: .nodePreserveWhitespace).rootElement())
    }
}
