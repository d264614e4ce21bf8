import Foundation
import Testing

@testable import LiveTextServer

struct CrossOriginTests {
    private let allowed = "https://photos.example.com"

    @Test func isOffUnlessAllowed() async throws {
        try await TestServer.with { server in
            let answer = try await server.analyze("", ["Origin": "https://photos.example.com"])
            #expect(answer.status == 200)
            #expect(!answer.headers.keys.contains { $0.hasPrefix("access-control-") })
        }
    }

    @Test func tellsAllowedOriginsAlone() async throws {
        try await TestServer.with { settings in
            settings.crossOrigin = CrossOriginPolicy(origins: [allowed])
        } _: { [allowed] server in
            let answer = try await server.analyze("", ["Origin": allowed])
            #expect(answer.headers["access-control-allow-origin"] == allowed)
            #expect(answer.headers["vary"] == "Origin")
            for other in ["https://evil.example.com", "http://photos.example.com", "null"] {
                let answer = try await server.analyze("", ["Origin": other])
                #expect(answer.headers["access-control-allow-origin"] == nil, "\(other)")
            }
        }
    }

    @Test func answersBrowsersThatAskFirst() async throws {
        try await TestServer.with { settings in
            settings.crossOrigin = CrossOriginPolicy(origins: [allowed])
        } _: { [allowed] server in
            let answer = try await server.ask("OPTIONS", "/v1/analyze", ["Origin": allowed])
            #expect(answer.status == 204)
            #expect(answer.headers["access-control-allow-methods"]?.contains("POST") == true)
            #expect(answer.headers["access-control-allow-headers"]?.contains("X-API-Key") == true)
            let other = try await server.ask("OPTIONS", "/v1/analyze", ["Origin": "https://evil.example.com"])
            #expect(other.headers["access-control-allow-methods"] == nil)
        }
    }
}
