import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(2))) struct CompatibleRouteTests {
    private static let lines = ["Two lines of one and the same", "paragraph, 👍🏽.", "東京"]
    private static let markdown = "Two lines of one and the same paragraph, 👍🏽.\n\n東京\n"

    private static func with(
        _ service: Compatibility, empty: Bool = false,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        let reader = StubReader(empty ? ServerSample.empty() : try ServerSample.analysis())
        try await TestServer.with(reader) {
            $0.compatibility = [service]
        } _: {
            try await body($0)
        }
    }

    private static let image = Data("image".utf8)

    @Test func openWebUIGetsMarkdown() async throws {
        try await Self.with(.openWebUI) { server in
            let headers = ["Content-Type": "image/png", "X-Filename": "a.png", "Authorization": "Bearer x"]
            let answer = try await server.ask("PUT", "/process", headers, body: Self.image)
            #expect(try answer.status == 200 && (answer.object["page_content"] as? String) == Self.markdown)
            #expect(try answer.object["metadata"] is [String: Any])
            let bad = try await server.ask("PUT", "/process", headers, body: Data("bad".utf8))
            #expect(try bad.status == 415 && (bad.object["detail"] as? String) == "This is no image.")
        }
        try await Self.with(.openWebUI, empty: true) { server in
            // It then tries its own loaders.
            let answer = try await server.ask("PUT", "/process", body: Self.image)
            #expect(try answer.status == 422 && (answer.object["detail"] as? String) == "No extractable text.")
        }
    }

    @Test func tikaAnswersWhatIsAccepted() async throws {
        try await Self.with(.tika) { server in
            let text = Self.lines.joined(separator: "\n") + "\n"
            let plain = try await server.ask("PUT", "/tika", body: Self.image)
            #expect(plain.text == text && plain.headers["content-type"] == "text/plain; charset=utf-8")
            let page = try await server.ask("PUT", "/tika", ["Accept": "text/html"], body: Self.image)
            #expect(
                page.text.contains("class=\"ocr_page\"") && page.headers["content-type"]?.hasPrefix("text/html") == true
            )
            // As Open WebUI asks, which reads JSON.
            let object = try await server.ask("PUT", "/tika/text", ["Content-Type": "image/png"], body: Self.image)
            #expect(try object.object["X-TIKA:content"] as? String == text)
            #expect(try object.object["Content-Type"] as? String == "image/png")
            let asked = try await server.ask("PUT", "/tika/text", ["Accept": "text/plain"], body: Self.image)
            #expect(asked.text == text)
            let list = try await server.ask("PUT", "/rmeta/text", body: Self.image)
            let objects = try JSONSerialization.jsonObject(with: list.body) as? [[String: String]]
            #expect(objects?.count == 1 && objects?.first?["X-TIKA:content"] == text)
            #expect(try await server.ask("GET", "/version").text.hasPrefix("Apache Tika"))
            #expect(try await server.ask("GET", "/tika").status == 200)
            #expect(try await server.ask("PUT", "/tika", body: Data("bad".utf8)).status == 415)
            let method = try await server.ask("POST", "/tika", body: Self.image)
            #expect(method.status == 405 && method.headers["allow"] == "GET, HEAD, PUT, OPTIONS")
        }
    }

    @Test func doclingGetsADocument() async throws {
        try await Self.with(.docling) { server in
            var form = Form()
            form.addFile("scan.png", Self.image, field: "files")
            form.add("image_export_mode", "placeholder")
            let answer = try await server.ask(
                "POST", "/v1/convert/file", ["Content-Type": form.type, "X-Api-Key": "x"], body: form.body)
            let document = try #require(try answer.object["document"] as? [String: Any])
            #expect(document["md_content"] as? String == Self.markdown && document["filename"] as? String == "scan.png")
            #expect(try answer.object["status"] as? String == "success")
            form.addFile("other.png", Self.image, field: "files")
            let two = try await server.ask("POST", "/v1/convert/file", ["Content-Type": form.type], body: form.body)
            #expect(two.status == 422)
        }
    }

    @Test func umiGetsLinesOrText() async throws {
        @Sendable func body(_ options: String) -> Data {
            Data("{\"base64\": \"\(Self.image.base64EncodedString())\"\(options)}".utf8)
        }
        try await Self.with(.umi) { server in
            let answer = try await server.ask("POST", "/api/ocr", body: body(""))
            #expect(try answer.object["code"] as? Int == 100)
            let lines = try #require(try answer.object["data"] as? [[String: Any]])
            #expect(lines.map { $0["text"] as? String } == Self.lines)
            #expect(lines.map { $0["end"] as? String } == [" ", "\n", "\n"])
            #expect(lines[2]["box"] as? [[Int]] == [[100, 200], [116, 188], [128, 204], [112, 216]])
            let text = try await server.ask(
                "POST", "/api/ocr", body: body(", \"options\": {\"data.format\": \"text\"}"))
            #expect(try text.object["data"] as? String == "Two lines of one and the same paragraph, 👍🏽.\n東京")
            let rows = try await server.ask(
                "POST", "/api/ocr",
                body: body(", \"options\": {\"data.format\": \"text\", \"tbpu.parser\": \"multi_line\"}"))
            #expect(try rows.object["data"] as? String == Self.lines.joined(separator: "\n"))
            #expect(try await server.ask("GET", "/api/ocr/get_options").object["data.format"] is [String: Any])
            for (sent, status) in [("{}", 422), ("[", 422), ("{\"base64\": \"!\"}", 400), ("{\"base64\": \"\"}", 400)] {
                let refusal = try await server.ask("POST", "/api/ocr", body: Data(sent.utf8))
                #expect(try refusal.status == status && (refusal.object["code"] as? Int) == status)
            }
        }
        try await Self.with(.umi, empty: true) { server in
            let answer = try await server.ask("POST", "/api/ocr", body: body(""))
            #expect(try answer.object["code"] as? Int == 101)
        }
    }

    /// Nothing of other services is there unless it was asked for.
    @Test func pathsAreOptedInto() async throws {
        try await TestServer.with { server in
            for (method, path) in [
                ("PUT", "/process"), ("PUT", "/tika"), ("GET", "/version"), ("POST", "/v1/ocr"), ("POST", "/v1/files"),
                ("POST", "/v1/convert/file"), ("POST", "/api/ocr"),
                ("POST", "/documentintelligence/documentModels/prebuilt-read:analyze"),
            ] {
                let body = method == "GET" ? nil : Data()
                let answer = try await server.ask(method, path, body: body)
                #expect(answer.status == 404, "\(path)")
            }
        }
    }
}
