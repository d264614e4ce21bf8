internal import Foundation

/// The routes of a server, found by a path.
///
/// Most are looked up whole: the paths of other vendors hold colons, which routers with patterns take for parameters. Those with
/// `{names}` are looked through part by part.
struct RouteTable: Sendable {
    private let whole: [String: Route]
    private let patterns: [(parts: [Substring], route: Route)]

    init(_ routes: [Route]) {
        whole = Dictionary(routes.filter { !$0.path.contains("{") }.map { ($0.path, $0) }) { first, _ in first }
        patterns = routes.filter { $0.path.contains("{") }.map {
            ($0.path.split(separator: "/", omittingEmptySubsequences: false), $0)
        }
    }

    /// The route of a path, and what stands in the places of its names.
    func route(for path: String) -> (route: Route, parameters: [String: String])? {
        guard let path = path.removingPercentEncoding else { return nil }
        if let route = whole[path] { return (route, [:]) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for (pattern, route) in patterns where pattern.count == parts.count {
            var parameters: [String: String] = [:]
            let fits = zip(pattern, parts).allSatisfy { expected, part in
                guard expected.hasPrefix("{") else { return expected == part }
                parameters[String(expected.dropFirst().dropLast())] = String(part)
                return true
            }
            if fits { return (route, parameters) }
        }
        return nil
    }
}
