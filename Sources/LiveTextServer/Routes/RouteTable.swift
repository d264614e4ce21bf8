internal import Foundation
internal import HTTPTypes

/// The routes by their paths.
///
/// Paths are looked up whole: those of other vendors hold colons, which routers with patterns take for parameters, and a
/// method that a path does not know is to be told which ones it knows.
struct RouteTable: Sendable {
    /// What a path answers, by its methods.
    struct Entry: Sendable {
        fileprivate(set) var routes: [Route]

        func route(for method: HTTPRequest.Method) -> Route? { routes.first { $0.methods.contains(method) } }

        /// What the path can be asked for, as headers list it.
        var allow: String { (routes.flatMap(\.methods) + [.options]).map(\.rawValue).joined(separator: ", ") }
    }

    private let entries: [String: Entry]
    /// No path has more parts.
    private static let longest = 12

    init(_ routes: [Route]) {
        entries = Dictionary(grouping: routes, by: \.path).mapValues(Entry.init)
    }

    /// What a path answers: the path as it is, or with one of its parts standing for any.
    func entry(at path: String) -> Entry? {
        if let entry = entries[path] { return entry }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= Self.longest else { return nil }
        for index in parts.indices.dropFirst() {
            let part = parts[index]
            parts[index] = "*"
            if !part.isEmpty, let entry = entries[parts.joined(separator: "/")] { return entry }
            parts[index] = part
        }
        return nil
    }
}
