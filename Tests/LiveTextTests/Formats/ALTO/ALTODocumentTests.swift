import Foundation
import FoundationXML
import Testing

@testable import LiveText

@Suite struct ALTODocumentTests {
    private func root(_ analysis: ImageAnalysis, named name: String? = nil) throws -> XMLElement {
        try XMLElement.root(of: ALTODocument(of: analysis, named: name).text)
    }

    @Test func documentsKeepTheSchemasOrder() throws {
        for analysis in try FormatSamples.all() {
            let root = try root(analysis, named: "a.png")
            #expect(root.uri == "http://www.loc.gov/standards/alto/ns-v4#")
            #expect(ALTORules.violations(in: root) == [])
            let names = try root.nodes(forXPath: "//@ID").compactMap(\.stringValue)
            #expect(Set(names).count == names.count)
            let references = try root.nodes(forXPath: "//@TAGREFS").compactMap(\.stringValue)
            #expect(references.allSatisfy { $0.split(separator: " ").allSatisfy { names.contains(String($0)) } })
            for confidence in try root.nodes(forXPath: "//@WC").compactMap(\.stringValue) {
                #expect((0...1).contains(try #require(Double(confidence))))
            }
        }
    }

    /// The rules are as strict as they look.
    @Test(arguments: [
        ("<Layout>", "<Styles/><Layout>"), ("<SP/>", "<SP/><SP/>"), ("CONTENT=", "TEXT="), ("PHYSICAL_IMG_NR", "NR"),
        ("<Polygon ", "<Circle "), ("</TextLine>", "<Shape/></TextLine>"),
    ])
    func brokenDocumentsBreakTheRules(part: String, replacement: String) throws {
        let text = ALTODocument(of: try HandMadeAnalysis.make()).text
        let broken = text.replacing(part, with: replacement, maxReplacements: 1)
        #expect(broken != text)
        #expect(ALTORules.violations(in: try XMLElement.root(of: broken)) != [])
    }

    @Test func levelsHaveTheirPlaces() throws {
        let root = try root(HandMadeAnalysis.make(), named: "a.png")
        #expect(try root.all("fileName").first?.stringValue == "a.png")
        let page = try #require(try root.all("Page").first)
        #expect(page["WIDTH"] == "200" && page["HEIGHT"] == "100")
        let line = try root.all("TextLine")[1]
        #expect(line["HPOS"] == "10" && line["VPOS"] == "40" && line["WIDTH"] == "130" && line["HEIGHT"] == "20")
        #expect(line["BASELINE"] == "10,60 140,60")
        let words = try root.all("String")
        #expect(words.map { $0["CONTENT"] } == ["Blue", "Bottle", "Call", "510-653-", "3394", "👍🏽!"])
        #expect(words[3]["WC"] == "0.988")
        #expect(try root.all("SP").count == 3)
        let outline = try words[3].nodes(forXPath: ".//@POINTS").first?.stringValue
        #expect(outline == "60,40 140,40 140,60 60,60")
    }

    @Test func dataAndCodesAreTags() throws {
        let root = try root(HandMadeAnalysis.make())
        let entity = try #require(try root.all("NamedEntityTag").first)
        #expect(entity["TYPE"] == "phoneNumber" && entity["URI"] == "tel:+15106533394")
        #expect(entity["LABEL"] == "510-653-\n3394")
        let words = try root.all("String").filter { $0["TAGREFS"] == entity["ID"] }
        #expect(words.map { $0["CONTENT"] } == ["510-653-", "3394"])
        let tags = try root.all("OtherTag")
        #expect(tags.map { $0["LABEL"] } == ["https://example.com/a", "00ff10"])
        let images = try root.all("Illustration")
        #expect(images.map { $0["TAGREFS"] } == tags.map { $0["ID"] } && images.map { $0["TYPE"] } == ["qr", "qr"])
    }

    @Test func directionsAreSaid() throws {
        let hebrew = try root(FormatSamples.hebrew()).all("TextLine")
        #expect(hebrew.map { $0["BASEDIRECTION"] } == ["rtl"] && hebrew.map { $0["LANG"] } == ["he"])
        let columns = try root(FormatSamples.columns())
        #expect(try columns.all("TextLine").map { $0["BASEDIRECTION"] } == ["ttb", "ttb"])
        // Letters in a column stand upright.
        #expect(try columns.all("TextBlock").map { $0["ROTATION"] } == [nil, nil])
        let turned = try root(FormatSamples.turned())
        #expect(try turned.all("TextBlock").map { $0["ROTATION"] } == ["37", "180"])
        #expect(try turned.all("TextLine").first?["BASELINE"] == "112,216 192,156")
    }

    @Test func hostileTextStaysText() throws {
        let root = try root(FormatSamples.hostilePage(), named: "</fileName>")
        #expect(try root.all("String").first?["CONTENT"] == FormatSamples.hostileRead)
        #expect(try root.all("OtherTag").first?["LABEL"] == FormatSamples.hostileRead)
        #expect(try root.all("TextLine").first?["LANG"] == nil)
        #expect(try root.all("fileName").first?.stringValue == "</fileName>")
    }

    @Test func pagesHaveNamesOfTheirOwn() throws {
        let pages = try FormatSamples.all().map { AnalyzedPage(analysis: $0, name: "a.png") }
        let root = try XMLElement.root(of: ALTODocument(of: pages).text)
        #expect(ALTORules.violations(in: root) == [])
        let names = try root.nodes(forXPath: "//@ID").compactMap(\.stringValue)
        #expect(Set(names).count == names.count && names.contains("page_\(pages.count)"))
        let references = try root.nodes(forXPath: "//@TAGREFS").compactMap(\.stringValue)
        #expect(references.allSatisfy { $0.split(separator: " ").allSatisfy { names.contains(String($0)) } })
    }
}
