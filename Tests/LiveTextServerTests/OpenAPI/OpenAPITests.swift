import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(2))) struct OpenAPITests {
    /// Every body that the document shows is sent, with and without the parameters that it shows, and the answer is the one
    /// that it shows.
    @Test func examplesAreAnsweredAsShown() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await TestServer.with(AnalyzerReader()) {
            $0.compatibility = Set(Compatibility.allCases)
            $0.conversations = try ConversationStore(path: folder.appending(path: "a.db").path)
        } _: { server in
            let operations = try APIDescription().operations
            #expect(operations.count >= 25)
            // What asks about something that was sent before, and what needs a text, have tests of their own.
            let others = ["/process", "/oembed"]
            for operation in operations where !operation.path.contains("{") && !others.contains(operation.path) {
                let name = "\(operation.method) \(operation.path)"
                let bodies: [(type: String, body: Data?)] =
                    operation.method == "GET" ? [("", nil)] : try operation.bodies.map { ($0.type, $0.body) }
                #expect(!bodies.isEmpty, "\(name)")
                for (type, body) in bodies {
                    let headers = type.isEmpty ? [:] : ["Content-Type": type]
                    let path = operation.path + "?" + operation.shortestQuery
                    let plain = try await server.ask(operation.method, path, headers, body: body)
                    #expect(plain.status == operation.status, "\(name) \(type): \(plain.text)")
                    // Several bodies ask several things: the first of them is what is shown.
                    if type == bodies.last?.type, let shown = operation.answer {
                        let answer = try JSONSerialization.jsonObject(with: plain.body) as? NSDictionary
                        #expect(answer == shown, "\(name) \(type): \(plain.text)")
                    }
                    let full = operation.path + "?" + (try operation.query)
                    let asked = try await server.ask(operation.method, full, headers, body: body)
                    #expect(asked.status == operation.status, "\(name) \(type): \(asked.text)")
                }
            }
        }
    }

    @Test func documentIsTheOneThatIsServed() async throws {
        let file = Sample.root.appending(path: "Sources/LiveTextServer/OpenAPI/openapi.json")
        try await TestServer.with { server in
            let answer = try await server.ask("GET", "/openapi.json")
            #expect(try answer.body == Data(contentsOf: file))
            #expect(answer.headers["content-type"] == "application/json")
        }
    }

    /// An analysis is described in one place; the document repeats it for those who read nothing else.
    @Test func analysisIsThatOfItsSchema() throws {
        let file = Sample.root.appending(path: "Sources/LiveText/Schema/analysis.schema.json")
        let text = try String(contentsOf: file, encoding: .utf8).replacing("#/$defs/", with: "#/components/schemas/")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: NSDictionary])
        #expect(definitions.count > 20)
        for (name, definition) in definitions {
            #expect(try APIDescription().component("schemas", name) as NSDictionary == definition, "\(name)")
        }
    }

    private static let head = "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: "

    /// Every refusal that the document shows is brought about, and looks as shown.
    @Test(arguments: [
        "BadRequest", "Unauthorized", "MethodNotAllowed", "RequestTimeout", "ContentTooLarge", "UnsupportedMediaType",
        "UnprocessableContent", "InternalServerError", "ServiceUnavailable", "GatewayTimeout",
    ])
    func refusalsLookAsShown(name: String) async throws {
        let response = try APIDescription().component("responses", name)
        let content = try #require(response["content"] as? [String: [String: Any]])
        let shown = try #require(content["application/problem+json"]?["example"] as? NSDictionary)
        let body = try await Self.refusal(name)
        let found = try JSONSerialization.jsonObject(with: body) as? NSDictionary
        #expect(found == shown, "\(String(decoding: body, as: UTF8.self))")
    }

    @Test(arguments: ["Forbidden", "NotFound", "Conflict", "Gone", "PreconditionFailed", "TooManyRequests"])
    func refusalsOfConversationsLookAsShown(name: String) async throws {
        let response = try APIDescription().component("responses", name)
        let content = try #require(response["content"] as? [String: [String: Any]])
        let example = try #require(content["application/problem+json"]?["example"] as? [String: Any])
        let status = try #require(example["status"] as? Int)
        let texts = example.compactMapValues { $0 as? String }
        #expect(Set(texts.keys) == ["title", "detail", "code"])
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let said = try await ada.say("Hello")
            let answer: Answer
            switch name {
            case "Forbidden": answer = try await site.join(ada).ask("DELETE")
            case "NotFound": answer = try await ada.ask("GET", "/messages/" + String(repeating: "a", count: 22))
            case "Conflict": answer = try await ada.ask("PUT", "/messages/\(said)/response", #"{"answer": "accepted"}"#)
            case "Gone":
                let secret = String(repeating: "a", count: 43)
                answer = try await site.join(ada.conversation, secret: secret)
            case "PreconditionFailed":
                answer = try await ada.ask("PATCH", "", #"{"title": "a"}"#, headers: ["If-Match": "\"a\""])
            default:
                for number in 0..<59 { try await ada.say("\(number)") }
                answer = try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "a"}"#)
                #expect(answer.headers["retry-after"] != nil)
            }
            #expect(answer.status == status)
            #expect(try answer.object.compactMapValues { $0 as? String } == texts, "\(answer.text)")
        }
    }

    private static func refusal(_ name: String) async throws -> Data {
        let service: any ImageReader =
            switch name {
            case "InternalServerError": FakeReader(failure: "internal")
            case "GatewayTimeout", "ServiceUnavailable": FakeReader(delay: .seconds(25))
            default: AnalyzerReader()
            }
        return try await TestServer.with(service, places: 1) { settings in
            settings.queueLimit = 0
            settings.connections.pace.patience = .milliseconds(200)
            guard name == "Unauthorized" else { return }
            let file = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: file) }
            try Data("key".utf8).write(to: file)
            settings.keys = try APIKeys(path: file.path)
        } _: { server in
            switch name {
            case "BadRequest": return try await server.analyze("?page=0").body
            case "MethodNotAllowed": return try await server.ask("GET", "/v1/analyze").body
            case "UnsupportedMediaType":
                return try await server.analyze(image: Data("This is a text.\n".utf8)).body
            case "UnprocessableContent": return try await server.analyze(image: Data()).body
            case "GatewayTimeout": return try await server.analyze("?deadline=0.1").body
            case "ServiceUnavailable":
                let first = Task { try await server.analyze(image: Data("first".utf8)).status }
                try await eventually { try await server.ask("GET", "/metrics").text.contains("analyses_running 1\n") }
                let second = try await server.analyze(image: Data("second".utf8))
                first.cancel()
                return second.body
            case "ContentTooLarge", "RequestTimeout":
                let client = try RawClient(port: server.port)
                client.send(head + (name == "RequestTimeout" ? "9000" : "70000000") + "\r\n\r\n")
                let answer = try await client.read(until: "}\n")
                return Data((answer.split(separator: "\r\n\r\n").last ?? "").utf8)
            default: return try await server.analyze().body
            }
        }
    }
}
