import Foundation
import Testing

@testable import LiveTextServer

struct BundledFileTests {
    @Test(arguments: [
        ("/", "index.html", "text/html; charset=utf-8"), ("/page.css", "page.css", "text/css; charset=utf-8"),
        ("/icon.svg", "icon.svg", "image/svg+xml"),
        ("/live-text.js", "live-text.js", "text/javascript; charset=utf-8"),
        ("/live-text-more.js", "live-text-more.js", "text/javascript; charset=utf-8"),
        ("/live-text-languages.js", "live-text-languages.js", "text/javascript; charset=utf-8"),
        ("/live-text.d.ts", "live-text.d.ts", "text/plain; charset=utf-8"),
        ("/page.js", "page.js", "text/javascript; charset=utf-8"),
        ("/shape-detection.js", "shape-detection.js", "text/javascript; charset=utf-8"),
    ])
    func isTheCommittedOne(path: String, file: String, type: String) async throws {
        let committed = try Data(contentsOf: Sample.root.appending(path: "Sources/LiveTextServer/Web/" + file))
        try await TestServer.with { server in
            let answer = try await server.ask("GET", path)
            #expect(answer.status == 200 && answer.body == committed)
            #expect(answer.headers["content-type"] == type)
            // The page may run its own scripts, and nobody else's.
            let policy = try #require(answer.headers["content-security-policy"])
            #expect(policy.contains("script-src 'self'") == (path == "/"))
            #expect(policy.hasPrefix("default-src 'none'"))
        }
    }
}
