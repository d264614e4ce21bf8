import DocumentModel
import Foundation
import Imaging
import Recognition
import Testing

@testable import LiveText

@Suite struct CodeGlyphTests {
    private static func analysis(_ name: String, _ types: String) async throws -> ImageAnalysis {
        var settings = AnalysisSettings()
        settings.types = try WantedTypes(types)
        settings.engine = .tesseract
        return try await ImageAnalyzer(workers: 2).analyze(
            imageAt: Sample.folder.appending(path: name), configuration: settings.configuration())
    }

    /// The card has its code between "free wi-fi" and "Scan to join".
    @Test func codeStandsWhereAReaderMeetsIt() async throws {
        let analysis = try await Self.analysis("card-wifi.jpg", "text,code-glyphs")
        let glyph = try #require(analysis.glyphs.first)
        #expect(analysis.glyphs.count == 1)
        #expect(glyph.contentDescription == "QR code: WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;")
        #expect(glyph.quad == analysis.codes.first?.quad)
        let lines = analysis.plainText.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex(of: "[\(glyph.contentDescription)]"))
        #expect(lines[place - 1].contains("wi-fi"))
        #expect(lines[place + 1].hasPrefix("Scan"))
    }

    /// Cut with its quiet zone, on its own ground.
    @Test func glyphCanBeScanned() async throws {
        let analysis = try await Self.analysis("card-wifi.jpg", "code-glyphs")
        let glyph = try #require(try analysis.glyphs.first?.adaptiveImageGlyph())
        let strike = try #require(glyph.strikes.max { $0.edge < $1.edge })
        let picture = try glyph.picture(of: strike).composed(onRed: 20, green: 20, blue: 20)
        var reader = try CodeReader()
        let codes = try reader.codes(in: picture)
        #expect(codes.map(\.payload) == ["WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;"])
    }

    @Test func codesStayOutOfTheTextUnlessAskedFor() async throws {
        let analysis = try await Self.analysis("card-wifi.jpg", "text,codes")
        #expect(analysis.glyphs.isEmpty)
        #expect(!analysis.transcript.contains("\u{FFFC}"))
        #expect(analysis.codes.count == 1)
    }

    @Test func kindsHaveTheirCommonNames() {
        func description(_ symbology: Symbology, _ payload: String?) -> String {
            Code(
                symbology: symbology, payload: payload, payloadBytes: [],
                quad: Quad(Rectangle(x: 0, y: 0, width: 9, height: 9))
            )
            .glyphDescription
        }
        #expect(description(.ean13, "2400598765431") == "barcode: 2400598765431")
        #expect(description(.pdf417, nil) == "PDF417 code")
        #expect(description(.aztec, "") == "Aztec code")
        let long = description(.qr, String(repeating: "ab", count: 2000))
        #expect(long.count < 320)
        #expect(long.hasSuffix("…"))
    }
}
