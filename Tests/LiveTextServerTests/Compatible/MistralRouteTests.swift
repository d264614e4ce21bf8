import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(2))) struct MistralRouteTests {
    private static func with(
        time: Duration = .seconds(600), bytes: Int = 1_000_000,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.with(StubReader(try ServerSample.analysis())) { settings in
            settings.compatibility = [.mistral]
            settings.storeTime = time
            settings.storeBytes = bytes
        } _: {
            try await body($0)
        }
    }

    private static func upload(_ bytes: String, to server: TestServer) async throws -> Answer {
        var form = Form()
        form.add("purpose", "ocr")
        form.addFile("scan.png", Data(bytes.utf8))
        return try await server.ask("POST", "/v1/files", ["Content-Type": form.type], body: form.body)
    }

    private static func ask(_ document: String, more: String = "", of server: TestServer) async throws -> Answer {
        let body = "{\"model\": \"mistral-ocr-latest\", \"document\": \(document)\(more)}"
        return try await server.ask("POST", "/v1/ocr", ["Content-Type": "application/json"], body: Data(body.utf8))
    }

    @Test(arguments: [
        #"{"type": "document_url", "document_url": "data:application/pdf;base64,aW1hZ2U="}"#,
        #"{"type": "image_url", "image_url": "data:image/png;base64,aW1hZ2U="}"#,
        #"{"type": "image_url", "image_url": {"url": "data:image/png;base64,aW1hZ2U"}}"#,
    ])
    func documentsInTheRequest(document: String) async throws {
        try await Self.with { server in
            let answer = try await Self.ask(document, of: server)
            #expect(answer.status == 200, "\(answer.text)")
            let pages = try #require(try answer.object["pages"] as? [[String: Any]])
            #expect(pages.count == 1 && pages[0]["index"] as? Int == 0)
            #expect((pages[0]["markdown"] as? String)?.hasSuffix("paragraph, 👍🏽.\n\n東京\n") == true)
            #expect(pages[0]["dimensions"] as? [String: Int] == ["dpi": 72, "height": 300, "width": 400])
            #expect(try answer.object["model"] as? String == "mistral-ocr-latest")
            let usage = ["pages_processed": 1, "doc_size_bytes": 5]
            #expect(try answer.object["usage_info"] as? [String: Int] == usage)
            let none = try await Self.ask(document, more: ", \"pages\": [7]", of: server)
            #expect(try (none.object["pages"] as? [Any])?.isEmpty == true)
        }
    }

    /// The way that Open WebUI and LibreChat take.
    @Test func filesAreSentAskedAboutAndDeleted() async throws {
        try await Self.with { server in
            let sent = try await Self.upload("image", to: server)
            let id = try #require(try sent.object["id"] as? String)
            #expect(try sent.object["bytes"] as? Int == 5 && sent.object["filename"] as? String == "scan.png")
            #expect(try await server.ask("GET", "/v1/files/" + id).text == sent.text)
            let address = try await server.ask("GET", "/v1/files/\(id)/url?expiry=1")
            let url = try #require(try address.object["url"] as? String)
            #expect(url == "http://127.0.0.1:\(server.port)/v1/files/\(id)/content")
            for document in [#""document_url": "\#(url)""#, #""file_id": "\#(id)""#] {
                let answer = try await Self.ask("{\"type\": \"x\", \(document)}", more: ", \"pages\": [0]", of: server)
                #expect(try answer.status == 200 && (answer.object["pages"] as? [Any])?.count == 1, "\(answer.text)")
                #expect(try answer.object["model"] as? String == "mistral-ocr-latest")
            }
            let deletion = try await server.ask("DELETE", "/v1/files/" + id)
            #expect(try deletion.object["deleted"] as? Bool == true)
            #expect(try await server.ask("GET", "/v1/files/" + id).status == 404)
            #expect(try await Self.ask(#"{"file_id": "\#(id)"}"#, of: server).status == 404)
            #expect(try await server.ask("DELETE", "/v1/files/" + id).status == 404)
            #expect(try await server.gauge("livetext_stored_bytes") == 0)
        }
    }

    @Test func filesAreForgottenAfterTheirTime() async throws {
        try await Self.with(time: .milliseconds(300)) { server in
            let id = try #require(try await Self.upload("image", to: server).object["id"] as? String)
            try await eventually { try await server.gauge("livetext_stored_bytes") == 0 }
            #expect(try await server.ask("GET", "/v1/files/" + id).status == 404)
        }
    }

    @Test func noMoreIsKeptThanFits() async throws {
        try await Self.with(bytes: 2000) { server in
            #expect(try await Self.upload("image", to: server).status == 200)
            let more = try await Self.upload(String(repeating: "x", count: 1000), to: server)
            #expect(try more.status == 503 && (more.object["object"] as? String) == "error")
        }
    }

    @Test(arguments: [
        (#"{"document_url": "https://example.com/a.pdf"}"#, 422), (#"{"document_url": "data:,abc"}"#, 422),
        (#"{"document_url": "data:image/png;base64,!!"}"#, 422), ("{}", 422), ("7", 422),
        (#"{"file_id": "../x"}"#, 422),
        (#"{"document_url": "http://a/v1/files/00000000-0000-0000-0000-000000000000/content"}"#, 404),
        (#"{"image_url": {"url": 7}}"#, 422),
    ])
    func whatCannotBeRead(document: String, status: Int) async throws {
        try await Self.with { server in
            let answer = try await Self.ask(document, of: server)
            #expect(try answer.status == status && (answer.object["object"] as? String) == "error", "\(answer.text)")
        }
    }

    @Test func formsWithoutAFile() async throws {
        try await Self.with { server in
            var form = Form()
            form.add("purpose", "ocr")
            let answer = try await server.ask("POST", "/v1/files", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 422)
            #expect(try await server.ask("POST", "/v1/files", body: Data()).status == 400)
        }
    }
}
