internal import Foundation

/// A request's query as it came. The server looks for two things in it and leaves the rest to a worker.
struct QueryString {
    private let pairs: [(name: String, text: Substring)]

    init(_ text: String) {
        pairs = text.split(separator: "&").map { pair in
            (String(pair.prefix { $0 != "=" }).removingPercentEncoding ?? "", pair)
        }
    }

    /// The key that some clients put there.
    var key: String? { value(of: "key") }

    /// The time that the client gives the request; nil where it gives none, or not a valid one, which a worker refuses.
    var deadline: Duration? {
        guard let seconds = value(of: "deadline").flatMap(Double.init), seconds > 0, seconds < 31_536_000 else {
            return nil
        }
        return .seconds(seconds)
    }

    /// The query as it came, but for the key.
    var withoutKey: String { pairs.filter { $0.name != "key" }.map(\.text).joined(separator: "&") }

    private func value(of name: String) -> String? {
        guard let pair = pairs.first(where: { $0.name == name }) else { return nil }
        return String(pair.text.drop { $0 != "=" }.dropFirst()).replacing("+", with: " ").removingPercentEncoding
    }
}
