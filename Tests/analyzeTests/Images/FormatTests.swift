import Foundation
import FoundationXML
import Testing

/// What is printed for images, and nothing on standard error beside it.
@Suite struct FormatTests {
    private let label = Tool.sample("label-product.jpg")
    private let card = Tool.sample("card-business.jpg")

    @Test func oneImageIsOneObject() async throws {
        let run = try await Tool.run(label, "--timings")
        #expect(run.status == 0 && run.errors.isEmpty)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["image"] as? String == label)
        #expect(object["width"] as? Int == 1100 && object["height"] as? Int == 860)
        #expect((object["lines"] as? [Any])?.isEmpty == false)
        let codes = try #require(object["codes"] as? [[String: Any]])
        #expect(codes.map { $0["symbology"] as? String } == ["ean13"])
        let timings = try #require(object["timings"] as? [String: Double])
        #expect(Set(timings.keys) == ["total", "decode", "text", "codes", "data"])
    }

    @Test func severalImagesAreAnArray() async throws {
        let run = try await Tool.run(label, card, "--types", "codes")
        let array = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(array.map { $0["image"] as? String } == [label, card])
        #expect(array.allSatisfy { $0["timings"] == nil })
    }

    @Test func linesKeepTheOrderOfTheImages() async throws {
        let images = ["letter.jpg", "label-product.jpg", "card-wifi.jpg", "slide.png", "receipt.jpg"].map(Tool.sample)
        let run = try await Tool.shell(
            "\"$TOOL\" --format jsonl --types codes " + images.map { "'\($0)'" }.joined(separator: " "))
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(try run.objects.map { $0["image"] as? String } == images)
        #expect(try run.objects.map { ($0["codes"] as? [Any])?.count } == [0, 1, 1, 0, 0])
    }

    @Test func typesSayWhatIsLookedFor() async throws {
        let text = try #require(try await Tool.run(card, "--format", "jsonl", "--types", "text").objects.first)
        #expect((text["transcript"] as? String)?.contains("Achterberg") == true)
        #expect((text["data"] as? [Any])?.isEmpty == true)
        let data = try #require(try await Tool.run(card, "--format", "jsonl", "--types", "data").objects.first)
        let found = try #require(data["data"] as? [[String: Any]])
        let values = found.map { ($0["value"] as? [String: String])?["e164"] }
        #expect(values.contains("+12065550177"))
    }

    @Test func textIsTheTranscript() async throws {
        let run = try await Tool.run(card, "--format", "text")
        #expect(run.output.contains("Rosalind Achterberg\n") && run.status == 0 && run.errors.isEmpty)
        let several = try await Tool.run(card, Tool.sample("label-product.jpg"), "--format", "text")
        #expect(several.output.hasPrefix("==> \(card) <==\n"))
        #expect(several.output.contains("\n\n==> \(label) <==\n"))
    }

    @Test func drawingHasThePictureAndWhatWasFound() async throws {
        let run = try await Tool.run(label, "--format", "svg")
        #expect(run.status == 0 && run.errors.isEmpty)
        let root = try #require(try XMLDocument(xmlString: run.output).rootElement())
        #expect(try root.nodes(forXPath: "@viewBox").first?.stringValue == "0 0 1100 860")
        let picture = try #require(try root.nodes(forXPath: "//@href").first?.stringValue)
        let jpeg = try #require(Data(base64Encoded: picture.replacing("data:image/jpeg;base64,", with: "")))
        #expect(jpeg.starts(with: [0xFF, 0xD8]) && jpeg.count > 10_000)
        let titles = try root.nodes(forXPath: "//*[local-name()='title']").compactMap(\.stringValue)
        #expect(titles.contains { $0.hasPrefix("ean13: ") })
    }

    /// What other programs read holds the page's 14 words, in elements that say so.
    @Test(arguments: [("hocr", "ocrx_word"), ("alto", "<String"), ("tsv", "\n5\t"), ("html", "<tspan")])
    func documentsHoldTheWords(format: String, word: String) async throws {
        let page = try SmallPage.png()
        let run = try await Tool.run("-", "--format", format, "--engine", "tesseract", input: page)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("visitors"))
        let head = format == "hocr" ? 1 : 0  // Its metadata names the class once.
        #expect(run.output.components(separatedBy: word).count - 1 - head == 14)
    }

    @Test func documentsOfSeveralImagesGoToAFolder() async throws {
        try await TemporaryFolder.with { folder in
            let refused = try await Tool.run(card, label, "--format", "alto")
            #expect(refused.status == 64 && refused.errors.contains("--output-dir") && refused.output.isEmpty)
            for (format, fileExtension) in [("hocr", "hocr"), ("alto", "xml"), ("tsv", "tsv"), ("html", "html")] {
                let run = try await Tool.run(
                    card, label, "/nowhere.png", "--format", format, "--types", "codes", "--output-dir", folder.path)
                #expect(run.status == 1 && run.errors.contains("/nowhere.png"))
                for name in ["card-business", "label-product"] {
                    let file = folder.appending(path: name + "." + fileExtension)
                    #expect(FileManager.default.fileExists(atPath: file.path))
                }
            }
        }
    }

    @Test func standardInputIsAnImage() async throws {
        let picture = try Data(contentsOf: URL(filePath: label))
        let run = try await Tool.run("-", "--format", "jsonl", "--types", "codes", input: picture)
        let object = try #require(try run.objects.first)
        #expect(object["image"] as? String == "-" && (object["codes"] as? [Any])?.count == 1)
        let drawing = try await Tool.run("-", "--format", "svg", "--types", "codes", input: picture)
        #expect(drawing.output.contains("ean13: "))
    }

    @Test func pageAndOrientationReachTheDecoder() async throws {
        let fax = Tool.sample("fax-two-pages.tiff")
        let first = try await Tool.run(fax, "--format", "text", "--types", "text")
        let second = try await Tool.run(fax, "--format", "text", "--types", "text", "--page", "2")
        #expect(!second.output.isEmpty && first.output != second.output)
        let turned = try await Tool.run(label, "--types", "codes", "--format", "jsonl", "--orientation", "6")
        #expect(try turned.objects.first?["width"] as? Int == 860)
    }
}
