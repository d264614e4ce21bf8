import Foundation
import Testing

@testable import LiveTextServer

struct VendorRouteTests {
    private static func service() throws -> StubReader { StubReader(try ServerSample.analysis()) }

    @Test func googleClientsGetAnAnnotationForEachImage() async throws {
        try await TestServer.with(try Self.service()) { server in
            let content = Data("image".utf8).base64EncodedString()
            let body = """
                {"requests": [{"image": {"content": "\(content)"}, "features": [{"type": "DOCUMENT_TEXT_DETECTION"}]},
                              {"image": {"source": {"imageUri": "https://example.com/a.png"}}, "features": [{"type": 5}]}]}
                """
            // A colon may come escaped, and the key in the query.
            for path in ["/v1/images:annotate?key=x&%24alt=json", "/v1/images%3Aannotate"] {
                let answer = try await server.ask(
                    "POST", path, ["Content-Type": "application/json"], body: Data(body.utf8))
                #expect(answer.status == 200)
                let responses = try #require(try answer.object["responses"] as? [[String: Any]])
                #expect(responses.count == 2)
                let text = responses.first?["fullTextAnnotation"] as? [String: Any]
                #expect((text?["text"] as? String)?.hasPrefix("Two lines of one and the same") == true)
                #expect((responses.last?["error"] as? [String: Any])?["code"] as? Int == 7)
            }
        }
    }

    @Test func googleClientsGetErrorsAsGoogleWritesThem() async throws {
        try await TestServer.with(try Self.service()) { server in
            let answer = try await server.ask("POST", "/v1/images:annotate", body: Data("[".utf8))
            #expect(answer.status == 400)
            #expect((try answer.object["error"] as? [String: Any])?["status"] as? String == "INVALID_ARGUMENT")
        }
    }

    @Test func azureClientsGetTheReading() async throws {
        let path = "/computervision/imageanalysis:analyze"
        try await TestServer.with(try Self.service()) { server in
            let type = ["Content-Type": "application/octet-stream", "Ocp-Apim-Subscription-Key": "x"]
            let query = "?features=read&api-version=2023-10-01"
            let answer = try await server.ask("POST", path + query, type, body: Data("image".utf8))
            #expect(answer.status == 200)
            #expect(((try answer.object["readResult"] as? [String: Any])?["blocks"] as? [Any])?.count == 1)
            for (query, body, status) in [
                ("?features=tags", "image", 400), ("", "image", 400), (query, "bad", 400), (query, "busy", 503),
            ] {
                let answer = try await server.ask("POST", path + query, type, body: Data(body.utf8))
                let error = try answer.object["error"]
                #expect(answer.status == status && error != nil, "\(query) \(body)")
                #expect(answer.headers["retry-after"] == (status == 503 ? "1" : nil))
            }
        }
    }
}
