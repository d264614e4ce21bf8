import Foundation
import Testing

@Suite struct LanguagesTests {
    @Test func tableOfTagEngineAndCode() async throws {
        let run = try await Tool.run("languages")
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(lines.contains { $0.starts(with: ["en", "tesseract", "eng"]) })
        #expect(lines.allSatisfy { $0.count == 4 })
        #expect(!run.output.contains("osd"))
    }

    @Test func objects() async throws {
        let run = try await Tool.run("languages", "--format", "json")
        let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]]
        let english = try #require(list?.first { $0["tag"] == "en" && $0["engine"] == "tesseract" })
        #expect(english["code"] == "eng")
        #expect(english["reason"]?.isEmpty == false)
    }

    @Test func withoutNetworksTesseractReadsEverything() async throws {
        let run = try await Tool.shell("LIVETEXT_MODELS=/nowhere \"$TOOL\" languages")
        #expect(run.output.contains("en\ttesseract\teng\tthe networks are not installed\n"))
        #expect(!run.output.contains("\tneural\t"))
    }
}
