import HTTPTypes
import Hummingbird
import Testing

@testable import LiveTextServer

struct RouteTableTests {
    private static let table = RouteTable(
        ["/", "/v1/images:annotate", "/m/{message}", "/m/{message}/embed", "/v1/c/{conversation}/messages/{message}"]
            .map { path in
                Route(path: path, method: .get) { _, _ in Response(status: .ok) }
            } + [Route(path: "/m/{message}", method: .delete) { _, _ in Response(status: .ok) }])

    @Test(arguments: [
        ("/", "/", [:]), ("/v1/images:annotate", "/v1/images:annotate", [:]),
        ("/m/abc", "/m/{message}", ["message": "abc"]),
        ("/m/abc/embed", "/m/{message}/embed", ["message": "abc"]), ("/m/a%20b", "/m/{message}", ["message": "a b"]),
        ("/v1/c/C/messages/M", "/v1/c/{conversation}/messages/{message}", ["conversation": "C", "message": "M"]),
        ("/m/{message}", "/m/{message}", ["message": "{message}"]),
    ])
    func aPathIsFound(path: String, pattern: String, parameters: [String: String]) throws {
        let entry = try #require(Self.table.entry(at: path))
        #expect(entry.routes.allSatisfy { $0.path == pattern } && entry.parameters == parameters)
    }

    /// An escaped slash is no way into another place.
    @Test(arguments: [
        "", "/m", "/m/", "/m//embed", "/m/a/b", "/m/a/embed/", "//m/a", "/M/a", "/m/a%2Fb", "/m/%ZZ",
        "/v1/c/C/messages/",
    ])
    func whatIsNoneIsNot(path: String) { #expect(Self.table.entry(at: path) == nil) }

    @Test func aPathKnowsItsMethods() throws {
        let entry = try #require(Self.table.entry(at: "/m/a"))
        #expect(entry.route(for: .delete) != nil && entry.route(for: .put) == nil)
        #expect(entry.allow == "GET, HEAD, DELETE, OPTIONS")
    }
}
