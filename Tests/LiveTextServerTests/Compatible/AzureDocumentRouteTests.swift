import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(2))) struct AzureDocumentRouteTests {
    private static let path = "/documentintelligence/documentModels/prebuilt-read:analyze"

    private static func with(
        time: Duration = .seconds(600), _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.with(StubReader(try ServerSample.analysis())) { settings in
            settings.compatibility = [.azureDocument]
            settings.storeTime = time
        } _: {
            try await body($0)
        }
    }

    private static func result(
        _ query: String, _ body: String, type: String = "application/json", of server: TestServer
    ) async throws -> [String: Any] {
        let sent = try await server.ask("POST", path + query, ["Content-Type": type], body: Data(body.utf8))
        #expect(sent.status == 202 && sent.body.isEmpty && sent.headers["retry-after"] == "1", "\(sent.text)")
        let location = try #require(sent.headers["operation-location"])
        #expect(location.hasPrefix("http://127.0.0.1:\(server.port)/documentintelligence/"))
        let answer = try await server.ask("GET", String(location.dropFirst("http://127.0.0.1:\(server.port)".count)))
        #expect(try answer.status == 200 && (answer.object["status"] as? String) == "succeeded")
        return try #require(try answer.object["analyzeResult"] as? [String: Any])
    }

    private static let json = #"{"base64Source": "aW1hZ2U="}"#

    @Test func theResultIsFetched() async throws {
        try await Self.with { server in
            let query = "?api-version=2024-11-30&stringIndexType=unicodeCodePoint&_overload=analyzeDocument"
            let result = try await Self.result(query, Self.json, of: server)
            let content = try #require(result["content"] as? String)
            #expect(content == "Two lines of one and the same\nparagraph, 👍🏽.\n東京")
            let page = try #require((result["pages"] as? [[String: Any]])?.first)
            #expect(
                page["pageNumber"] as? Int == 1 && page["unit"] as? String == "pixel" && page["width"] as? Int == 400)
            let scalars = Array(content.unicodeScalars)
            for word in try #require(page["words"] as? [[String: Any]]) {
                let span = try #require(word["span"] as? [String: Int])
                let (offset, length) = (try #require(span["offset"]), try #require(span["length"]))
                var text = ""
                text.unicodeScalars.append(contentsOf: scalars[offset..<offset + length])
                #expect(text == word["content"] as? String)
                #expect((word["polygon"] as? [Double])?.count == 8)
            }
            #expect((page["lines"] as? [Any])?.count == 3)
            let paragraphs = try #require(result["paragraphs"] as? [[String: Any]])
            #expect(
                paragraphs.map { $0["content"] as? String } == ["Two lines of one and the same paragraph, 👍🏽.", "東京"])
        }
    }

    /// An emoji with a tone of skin is one element, two code points, and four code units.
    @Test(arguments: [("textElements", 44), ("unicodeCodePoint", 45), ("utf16CodeUnit", 47)])
    func offsetsCountWhatIsAskedFor(type: String, offset: Int) async throws {
        try await Self.with { server in
            let result = try await Self.result("?stringIndexType=" + type, "image", type: "image/png", of: server)
            let page = try #require((result["pages"] as? [[String: Any]])?.first)
            let last = try #require((page["words"] as? [[String: Any]])?.last?["span"] as? [String: Int])
            #expect(last == ["offset": offset, "length": 2])
        }
    }

    @Test func resultsAreForgotten() async throws {
        try await Self.with(time: .seconds(2)) { server in
            let sent = try await server.ask("POST", Self.path, ["Content-Type": "image/png"], body: Data("image".utf8))
            let location = try #require(sent.headers["operation-location"].flatMap(URL.init)).path
            #expect(try await server.ask("GET", location).status == 200)
            try await eventually { try await server.gauge("livetext_stored_bytes") == 0 }
            let late = try await server.ask("GET", location)
            #expect(try late.status == 404 && (late.object["error"] is [String: Any]))
            #expect(try await server.ask("DELETE", location).status == 404)
        }
    }

    @Test(arguments: [
        ("", #"{"urlSource": "https://example.com/a.pdf"}"#, 400), ("", "{}", 400), ("", "[", 422),
        ("", #"{"base64Source": "!"}"#, 400), ("?pages=0", json, 400), ("?pages=3-1", json, 400),
        ("?pages=1-99999999999", json, 400), ("?pages=a", json, 400), ("?pages=-", json, 400),
        ("", #"{"base64Source": "YmFk"}"#, 415),
    ])
    func whatCannotBeRead(query: String, body: String, status: Int) async throws {
        try await Self.with { server in
            let answer = try await server.ask(
                "POST", Self.path + query, ["Content-Type": "application/json"], body: Data(body.utf8))
            #expect(answer.status >= 400 && answer.status < 501, "\(answer.status) instead of \(status)")
            #expect(try answer.object["error"] is [String: Any])
        }
    }

    /// Whatever a client calls the server, no more of it than a name gets into the answer.
    @Test func addressesAreNames() async throws {
        try await Self.with { server in
            let raw = try RawClient(port: server.port)
            raw.send(
                "POST \(Self.path) HTTP/1.1\r\nHost: a\"b<c\r\nContent-Type: image/png\r\nContent-Length: 5\r\n"
                    + "X-Forwarded-Proto: https\r\nConnection: close\r\n\r\nimage")
            let answer = try await raw.read()
            #expect(answer.contains("202 Accepted") && answer.contains("https://localhost/documentintelligence/"))
        }
    }
}
