import Foundation
import Testing

@Suite struct LanguagesTests {
    @Test func tableOfTagEngineAndCode() async throws {
        let run = try await Tool.run("languages")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").contains("en\ttesseract\teng"))
        #expect(!run.output.contains("osd"))
    }

    @Test func objects() async throws {
        let run = try await Tool.run("languages", "--format", "json")
        let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: String]]
        #expect(list?.contains(["tag": "en", "engine": "tesseract", "code": "eng"]) == true)
    }
}
