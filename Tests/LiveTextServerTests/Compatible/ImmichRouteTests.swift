import Foundation
import Testing

@testable import LiveTextServer

/// Requests as Immich's server makes them: a form with `entries` and a picture named “blob”.
@Suite(.timeLimit(.minutes(2))) struct ImmichRouteTests {
    private static let entries = """
        {"ocr":{"detection":{"modelName":"PP-OCRv5_mobile","options":{"minScore":0.5,"maxResolution":736}},\
        "recognition":{"modelName":"PP-OCRv5_mobile","options":{"minScore":0.8}}}}
        """

    private static func form(_ entries: String, image: Data? = Data("image".utf8)) -> Form {
        var form = Form()
        form.add("entries", entries)
        if let image { form.addFile("blob", image, field: "image") }
        return form
    }

    private static func with(
        upstream: String? = nil, deadline: Duration = .seconds(30),
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.with(StubReader(try ServerSample.analysis())) { settings in
            settings.compatibility = [.immich]
            settings.immichUpstream = try upstream.map { try #require(UpstreamAddress($0)) }
            settings.deadline = deadline
        } _: {
            try await body($0)
        }
    }

    @Test func linesAreRows() async throws {
        try await Self.with { server in
            let form = Self.form(Self.entries.replacing("0.8", with: "0.5"))
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 200)
            let object = try answer.object
            #expect(object["imageWidth"] as? Int == 400 && object["imageHeight"] as? Int == 300)
            let reading = try #require(object["ocr"] as? [String: Any])
            #expect(reading["text"] as? [String] == ["Two lines of one and the same", "paragraph, 👍🏽.", "東京"])
            let box = try #require(reading["box"] as? [Double])
            #expect(box.count == 24 && box.prefix(2) == [0.025, 0.033333])
            // The tilted line: its own top left first.
            #expect(box.suffix(8).prefix(4) == [0.25, 0.666667, 0.29, 0.626667])
            #expect((reading["textScore"] as? [Double])?.count == 3 && (reading["boxScore"] as? [Double])?.count == 3)
        }
    }

    @Test func linesThatAreNotSureAreLeftOut() async throws {
        try await Self.with { server in
            let form = Self.form(Self.entries)
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            let reading = try #require(try answer.object["ocr"] as? [String: Any])
            #expect(reading["text"] as? [String] == ["東京"])
        }
    }

    @Test(arguments: [
        ("xx", 422), ("{}", 422), ("[]", 422), ("{\"ocr\": 7}", 422), ("{\"clip\": {}}", 422),
        ("{\"ocr\": {}, \"clip\": {}}", 422),
        ("{\"ocr\": {\"recognition\": {\"options\": {\"minScore\": \"a\"}}}}", 422),
        ("{\"ocr\": {\"recognition\": null}}", 200), ("{\"ocr\": {}}", 200),
    ])
    func entriesThatMeanNothing(entries: String, status: Int) async throws {
        try await Self.with { server in
            let form = Self.form(entries)
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == status)
            if status != 200 { #expect(try answer.object["detail"] is String) }
        }
    }

    @Test func withoutAnImage() async throws {
        try await Self.with { server in
            let form = Self.form(Self.entries, image: nil)
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 400)
        }
    }

    @Test func itIsThere() async throws {
        try await Self.with { server in
            #expect(try await server.ask("GET", "/ping").text == "pong")
            #expect(try await server.ask("GET", "/").object["message"] as? String == "Immich ML")
            let page = try await server.ask("GET", "/", ["Accept": "text/html,*/*"])
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        }
        try await TestServer.with { server in
            let ping = try await server.ask("GET", "/ping")
            let predict = try await server.ask("POST", "/predict", body: Data())
            #expect(ping.status == 404 && predict.status == 404)
        }
    }

    /// What is not about text goes on as it came, and so does the answer.
    @Test func otherTasksArePassedOn() async throws {
        let service = try RawService(
            answer: "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{\"clip\":[1,2]}")
        try await Self.with(upstream: "http://127.0.0.1:\(service.port)/ml") { server in
            let form = Self.form("{\"clip\":{\"visual\":{\"modelName\":\"ViT-B-32__openai\"}}}")
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 200 && answer.text == "{\"clip\":[1,2]}")
            let request = await service.request
            #expect(request.hasPrefix("POST /ml/predict HTTP/1.1\r\n"))
            #expect(request.hasSuffix(String(decoding: form.body, as: UTF8.self)))
            #expect(request.contains(form.type) && !request.lowercased().contains("authorization"))
            // Text is still read here.
            let text = Self.form(Self.entries)
            let reading = try await server.ask("POST", "/predict", ["Content-Type": text.type], body: text.body)
            #expect(try reading.object["ocr"] is [String: Any])
        }
    }

    @Test func aServiceThatIsNotThere() async throws {
        try await Self.with(upstream: "http://127.0.0.1:1") { server in
            let form = Self.form("{\"clip\":{}}")
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 502)
        }
        let silent = try RawService(answer: "", isSilent: true)
        try await Self.with(upstream: "http://127.0.0.1:\(silent.port)", deadline: .seconds(2)) { server in
            let form = Self.form("{\"clip\":{}}")
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 504)
        }
        let broken = try RawService(answer: "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nabc")
        try await Self.with(upstream: "http://127.0.0.1:\(broken.port)") { server in
            let form = Self.form("{\"clip\":{}}")
            let answer = try await server.ask("POST", "/predict", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 502)
        }
    }

    @Test(arguments: [
        ("http://ml:3003", true), ("http://10.0.0.1:3003/", true), ("http://[::1]:80/a/b", true), ("http://ml", true),
        ("https://ml:3003", false), ("ml:3003", false), ("http://", false), ("http://ml:0", false),
        ("http://ml:70000", false), ("http://ml/a?b", false), ("http://ml:3003\r\nX: y", false), ("http://u@ml", false),
    ])
    func addresses(text: String, isOne: Bool) {
        #expect((UpstreamAddress(text) != nil) == isOne)
    }
}
