import Foundation
import Testing

@Suite struct DetectTests {
    @Test func linesInAndOut() async throws {
        let input = """
            {"id": "a", "text": "Call 510-653-3394 now", "reference": "2026-01-01T00:00:00", "region": "US", "language": "en"}
            {"id": 7, "text": "nothing here"}

            {"id": "c", "text": "Tel. 030 23125 012", "region": "DE"}
            """
        let run = try await Tool.run("detect", "--format", "jsonl", input: Data(input.utf8))
        #expect(run.status == 0 && run.errors.isEmpty)
        let objects = try run.objects
        #expect(objects.map { "\($0["id"] ?? "")" } == ["a", "7", "c"])
        let matches = objects.map { $0["matches"] as? [[String: Any]] ?? [] }
        #expect(matches.map(\.count) == [1, 0, 1])
        let match = try #require(matches[0].first)
        #expect(match["type"] as? String == "phoneNumber" && match["text"] as? String == "510-653-3394")
        #expect(match["range"] as? [Int] == [5, 17])
        #expect(match["value"] as? [String: String] == ["e164": "+15106533394", "kind": "fixedLineOrMobile"])
        #expect(
            (match["actions"] as? [[String: String]])?.first == ["title": "Call", "url": "tel:+15106533394"])
        #expect((matches[2].first?["value"] as? [String: String])?["e164"] == "+493023125012")
    }

    @Test func damagedLineIsAnErrorAmongAnswers() async throws {
        let input = "{\"id\":\"a\"}\nnot JSON\n{\"id\":\"c\",\"text\":\"mail a@example.com\"}\n"
        let run = try await Tool.run("detect", "--format", "jsonl", input: Data(input.utf8))
        #expect(run.status == 1)
        let objects = try run.objects
        #expect(objects.map { $0["error"] == nil } == [false, false, true])
        #expect((objects.last?["matches"] as? [Any])?.count == 1)
    }

    @Test(arguments: [
        ("{\"id\": [1], \"text\": \"a\"}", "“id” is neither a string nor a whole number"),
        ("{\"id\": 1.5, \"text\": \"a\"}", "“id” is neither a string nor a whole number"),
        ("{\"id\": \"a\", \"text\": 7}", "“text” is not a string"),
        ("{\"id\": \"a\", \"text\": \"a\", \"region\": 1}", "“region” is not a string"),
        ("{\"id\": \"a\", \"text\": \"a\", \"region\": \"Germany\"}", "two letters of a country"),
        ("{\"id\": \"a\", \"text\": \"a\", \"reference\": \"soon\"}", "such as 2026-01-31"),
        ("{\"id\": \"a\"}", "not a JSON object with a “text”"), ("[]", "not a JSON object"), ("{", "not a JSON object"),
    ])
    func damageOfALineIsNamed(line: String, reason: String) async throws {
        let run = try await Tool.run("detect", "--format", "jsonl", input: Data((line + "\n").utf8))
        #expect(run.status == 1)
        let object = try #require(try run.objects.first)
        let error = try #require(object["error"] as? [String: String])
        #expect(error["message"]?.contains(reason) == true, "\(error)")
        // A line that has a name keeps it.
        #expect((object["id"] as? String == "a") == line.contains("\"id\": \"a\""))
    }

    @Test(arguments: ["text", "json", "jsonl"]) func imagesAreNoText(format: String) async throws {
        let run = try await Tool.run("detect", "--format", format, Tool.sample("label-product.jpg"))
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("is not text in UTF-8") && run.errors.contains("“analyze "))
    }

    @Test func filesOfText() async throws {
        try await TemporaryFolder.with { folder in
            try Data("See example.com\nor mail a@example.com".utf8).write(to: folder.appending(path: "a.txt"))
            let text = try await Tool.run("detect", "a.txt", "missing.txt", in: folder)
            #expect(text.output == "link\texample.com\nemailAddress\ta@example.com\n")
            #expect(text.status == 1 && text.errors.hasPrefix("analyze: The file missing.txt"))
            let json = try await Tool.run("detect", "a.txt", "--format", "json", "--types", "link", in: folder)
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect((object?["matches"] as? [[String: Any]])?.map { $0["text"] as? String } == ["example.com"])
        }
    }

    @Test func regionIsThatOfTheOption() async throws {
        let text = Data("030 23125 012".utf8)
        let german = try await Tool.run("detect", "--region", "DE", input: text)
        #expect(german.output == "phoneNumber\t030 23125 012\n")
    }
}
