import Foundation
import Testing

/// Images that lines of standard input name, each answered with a line.
@Suite struct StreamTests {
    private let label = Tool.sample("label-product.jpg")

    private func run(_ arguments: String..., lines: [String]) async throws -> Tool.Run {
        let input = Data(lines.joined(separator: "\n").utf8)
        return switch arguments.count {
        case 0: try await Tool.run("--stream", "--types", "codes", input: input)
        default: try await Tool.run("--stream", "--types", "codes", arguments[0], input: input)
        }
    }

    @Test func eachLineHasItsAnswer() async throws {
        let image = try Data(contentsOf: URL(filePath: label)).base64EncodedString()
        let run = try await run(lines: [
            #"{"id": 7, "path": "\#(label)"}"#, "", #"{"id": "b", "base64": "\#(image)"}"#,
            #"{"path": "/missing.png"}"#,
        ])
        #expect(run.status == 1 && run.errors.isEmpty)
        let answers = try run.objects
        #expect(answers.count == 3)
        let named = try #require(answers.first { $0["id"] as? Int == 7 })
        #expect(named["image"] as? String == label && (named["codes"] as? [Any])?.count == 1)
        let sent = try #require(answers.first { $0["id"] as? String == "b" })
        #expect(sent["image"] == nil && (sent["codes"] as? [Any])?.count == 1)
        let missing = try #require(answers.first { $0["id"] == nil })
        #expect((missing["error"] as? [String: String])?["code"] == "unreadableImage")
    }

    @Test func orderedAnswersComeAsTheLinesDid() async throws {
        let lines = (0..<12).map { #"{"id": \#($0), "path": "\#($0 % 3 == 0 ? label : "/missing.png")"}"# }
        let run = try await run("--ordered", lines: lines)
        #expect(try run.objects.map { $0["id"] as? Int } == Array(0..<12))
    }

    @Test(
        arguments: [
            ("hello", nil, "not a JSON object"), (#"{"id": 4}"#, 4, "either a “path”"),
            (#"{"id": 4, "path": "a", "base64": "YQ=="}"#, 4, "either a “path”"),
            (#"{"id": 4, "base64": "*"}"#, 4, "not base64"), (#"{"id": 4, "path": 5}"#, 4, "“path” has the wrong type"),
            (#"{"id": [], "path": "a"}"#, nil, "“id” has the wrong type"),
        ] as [(String, Int?, String)])
    func linesThatCannotBeRead(line: String, id: Int?, message: String) async throws {
        let run = try await run(lines: [line])
        let answer = try #require(try run.objects.first)
        let error = try #require(answer["error"] as? [String: String])
        #expect(run.status == 1 && answer["id"] as? Int == id)
        #expect(error["code"] == "unreadableLine" && error["message"]?.contains(message) == true, "\(error)")
    }

    /// Pages that are wanted have an answer each, after their number; without a wish, a document is its first page.
    @Test(arguments: ["--pages 1-end", ""]) func pagesOfDocuments(wish: String) async throws {
        let run = try await Tool.shell(
            """
            cd "$(mktemp -d)"; "$TOOL" --types codes --format pdf "\(label)" "\(label)" > two.pdf
            printf '{"id": %s}\n' '5, "path": "two.pdf"' "6, \\"base64\\": \\"$(base64 -w 0 two.pdf)\\"" '7, "path": "\(label)"' |
                "$TOOL" --stream --types codes --ordered \(wish)
            """)
        let objects = try run.objects
        #expect(run.errors.isEmpty && run.status == 0)
        guard !wish.isEmpty else {
            #expect(objects.map { $0["id"] as? Int } == [5, 6, 7])
            return
        }
        #expect(objects.map { $0["id"] as? Int } == [5, 5, 5, 6, 6, 6, 7])
        #expect(objects.map { $0["pages"] as? Int } == [2, nil, nil, 2, nil, nil, nil])
        #expect(objects.map { $0["page"] as? Int } == [nil, 1, 2, nil, 1, 2, nil])
        #expect(objects.compactMap { ($0["codes"] as? [Any])?.count } == [1, 1, 1, 1, 1])
    }

    @Test func longLinesArePassedOver() async throws {
        let run = try await Tool.run(
            "--stream", "--types", "codes", "--max-bytes", "1000", "--ordered",
            input: Data((String(repeating: "x", count: 300_000) + "\n" + #"{"id": 1, "path": "/missing.png"}"#).utf8))
        let codes = try run.objects.map { ($0["error"] as? [String: String])?["code"] }
        #expect(codes == ["imageTooLarge", "unreadableImage"])
    }

    @Test func answersComeBeforeTheInputEnds() async throws {
        let run = try await Tool.shell(
            #"""
            cd "$(mktemp -d)"; (echo '{"id": 1, "path": "/missing.png"}'; sleep 10; touch ended) | "$TOOL" --stream \
            | { read -r line; [ -e ended ] || echo "$line"; }
            """#)
        #expect(run.output.hasPrefix(#"{"id":1,"#))
    }

    @Test func nothingElseGoesWithAStream() async throws {
        for arguments in [["--stream", "a.png"], ["--ordered", "a.png"]] {
            let run = try await Tool.run(arguments[0], arguments[1])
            #expect(run.status == 64 && run.output.isEmpty)
        }
        #expect(try await Tool.run("--stream", "--format", "text").status == 64)
    }
}
