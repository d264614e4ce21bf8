import Foundation
import FoundationXML
import Testing

@testable import LiveText

@Suite struct HTMLPageTests {
    private func root(_ analysis: ImageAnalysis, named name: String? = nil) throws -> XMLElement {
        let page = HTMLPage(of: analysis, named: name, imageURL: "data:image/png;base64,AAAA").text
        return try XMLElement.root(of: page)
    }

    @Test func textLiesOverThePicture() throws {
        let root = try root(HandMadeAnalysis.make(), named: "a.png")
        #expect(try root.all("svg").first?["viewBox"] == "0 0 200 100")
        #expect(try root.all("image").map { $0["href"] } == ["data:image/png;base64,AAAA"])
        let lines = try root.all("text")
        #expect(lines.map(\.stringValue) == ["Blue Bottle", "Call 510-653-", "3394 👍🏽!"])
        #expect(lines[1]["transform"] == "translate(10 40) rotate(0)")
        #expect(lines[1]["font-size"] == "20" && lines[1]["y"] == "16")
        let words = try root.all("tspan")
        #expect(words.map { $0["x"] } == ["0", "50", "0", "50", "0", "50"])
        #expect(words.map { $0["textLength"] } == ["40", "60", "40", "80", "40", "20"])
    }

    @Test func dataAreLinks() throws {
        let root = try root(HandMadeAnalysis.make())
        let links = try root.nodes(forXPath: "//text//a").compactMap { $0 as? XMLElement }
        #expect(links.map(\.stringValue) == ["510-653-", "3394"])
        #expect(links.map { $0["href"] } == ["tel:+15106533394", "tel:+15106533394"])
        let found = try root.all("li")
        #expect(
            try found[0].nodes(forXPath: "small|b|a").map(\.stringValue) == ["phoneNumber", "510-653-\n3394", "Call"])
        #expect(try found[2].nodes(forXPath: "small|b|a").map(\.stringValue) == ["qr", "00ff10"])
        let code = try #require(try root.nodes(forXPath: "//svg/a").first as? XMLElement)
        #expect(code["href"] == "https://example.com/a")
    }

    /// "(example.com)" is a word, and the link is a part of it: an eleventh of 130 pixels for each letter.
    @Test func wordsAreCutWhereDataEnds() throws {
        let line = try FormatSamples.line(("(example.com)", FormatSamples.box(0, 0, 130, 20)))
        let document = RecognizedDocument(
            size: PixelSize(width: 200, height: 100), blocks: [try #require(TextBlock(lines: [line]))], codes: [])
        let match = DataMatch(
            type: .link, text: "example.com", range: 1..<12, value: .link(url: "https://example.com"),
            actions: [
                DataAction(title: "Run", url: "javascript:alert(1)"),
                DataAction(title: "Open Link", url: "https://example.com"),
            ])
        let root = try root(ImageAnalysis(document: document, matches: [match]))
        let pieces = try root.all("tspan")
        #expect(pieces.map { $0.stringValue } == ["(", "example.com", ")"])
        #expect(pieces.map { $0["x"] } == ["0", "10", "120"])
        #expect(pieces.map { $0["textLength"] } == ["10", "110", "10"])
        #expect(try root.all("a").map { $0["href"] } == ["https://example.com", "https://example.com"])
    }

    @Test func textRunsAsItsLineDoes() throws {
        let hebrew = try root(FormatSamples.hebrew())
        #expect(try hebrew.all("text").first?["direction"] == "rtl")
        // Each word begins at its right end: 280 and 190, counted from the line's left end at 100.
        #expect(try hebrew.all("tspan").map { $0["x"] } == ["180", "90"])
        let turned = try root(FormatSamples.turned()).all("text")
        #expect(turned.map { $0["transform"] } == ["translate(100 200) rotate(-36.9)", "translate(90 40) rotate(180)"])
        #expect(turned.map { $0["font-size"] } == ["20", "20"])
        let column = try #require(try root(FormatSamples.columns()).all("text").first)
        #expect(column["transform"] == "translate(330 20) rotate(90)")
    }

    @Test func nothingRunsAndNothingIsLoaded() throws {
        for analysis in try FormatSamples.all() {
            let root = try root(analysis, named: FormatSamples.hostile)
            #expect(try root.all("script").isEmpty)
            #expect(try root.nodes(forXPath: "//@*[starts-with(name(), 'on')] | //@style | //@src").isEmpty)
            for link in try root.nodes(forXPath: "//a/@href").compactMap(\.stringValue) {
                #expect(["tel:", "https:"].contains { link.hasPrefix($0) })
            }
            let policy = try root.nodes(forXPath: "//meta[@http-equiv='Content-Security-Policy']/@content").first
            #expect(policy?.stringValue?.hasPrefix("default-src 'none'; img-src data:; style-src 'sha256-") == true)
        }
        let hostile = try root(FormatSamples.hostilePage(), named: FormatSamples.hostile)
        #expect(try hostile.all("title").first?.stringValue == FormatSamples.hostileRead)
        #expect(try hostile.all("tspan").first?.stringValue == FormatSamples.hostileRead)
    }

    /// A browser applies the style sheet only if the policy names its hash.
    @Test func policyNamesTheStyleSheet() throws {
        let page = HTMLPage(of: FormatSamples.empty(), imageURL: "data:,").text
        let sheet = try #require(page.firstMatch(of: /(?s)<style>(.*)<\/style>/)).output.1
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(sheet.utf8))
        try input.fileHandleForWriting.close()
        let digits = try #require(try output.fileHandleForReading.readToEnd()).prefix(64).map { $0 }
        process.waitUntilExit()
        let bytes = stride(from: 0, to: 64, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
        }
        #expect(bytes.count == 32)
        #expect(page.contains("'sha256-\(Data(bytes).base64EncodedString())'"))
    }
}
