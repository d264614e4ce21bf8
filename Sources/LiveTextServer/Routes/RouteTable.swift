internal import Foundation
internal import HTTPTypes

/// The routes of a server, found by a path.
///
/// Most are looked up whole: the paths of other vendors hold colons, which routers with patterns take for parameters. Those with
/// `{names}` are looked through part by part.
struct RouteTable: Sendable {
    /// What a path answers.
    struct Entry: Sendable {
        /// Where several answer a method, the first does.
        let routes: [Route]
        /// What stands in the places of the path's names.
        var parameters: [String: String] = [:]

        func route(for method: HTTPRequest.Method) -> Route? { routes.first { $0.handler(for: method) != nil } }

        /// What the path can be asked for, as headers list it.
        var allow: String {
            let methods = Set(routes.flatMap(\.methods))
            let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete]
            return (known.filter(methods.contains) + [.options]).map(\.rawValue).joined(separator: ", ")
        }
    }

    private let whole: [String: Entry]
    private let patterns: [(parts: [Substring], entry: Entry)]

    init(_ routes: [Route]) {
        let entries = Dictionary(grouping: routes, by: \.path).mapValues { Entry(routes: $0) }
        whole = entries.filter { !$0.key.contains("{") }
        patterns = entries.filter { $0.key.contains("{") }.map {
            ($0.key.split(separator: "/", omittingEmptySubsequences: false), $0.value)
        }
    }

    /// What a path answers; nil where there is nothing.
    func entry(at path: String) -> Entry? {
        guard let path = path.removingPercentEncoding else { return nil }
        if let entry = whole[path] { return entry }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for (pattern, entry) in patterns where pattern.count == parts.count {
            var entry = entry
            let fits = zip(pattern, parts).allSatisfy { expected, part in
                guard expected.hasPrefix("{") else { return expected == part }
                entry.parameters[String(expected.dropFirst().dropLast())] = String(part)
                return !part.isEmpty
            }
            if fits { return entry }
        }
        return nil
    }
}
