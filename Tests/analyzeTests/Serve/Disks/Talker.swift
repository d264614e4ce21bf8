import Foundation
import Testing

/// Somebody in a conversation, who asks a running server with curl.
struct Talker: Sendable {
    struct Answer {
        let status: Int
        let text: String

        var object: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:]
        }
    }

    let conversation: String
    let token: String

    /// Makes a conversation.
    init(at server: ServedTool) async throws {
        let answer = try await Self.ask(server, "POST", "/v1/conversations", #"{"title": "Full", "name": "Ada"}"#)
        conversation = try #require((answer.object["conversation"] as? [String: Any])?["id"] as? String, "\(answer)")
        token = try #require(answer.object["token"] as? String)
    }

    /// What a server answers; `json` and `headers` hold no single quotes.
    static func ask(
        _ server: ServedTool, _ method: String, _ path: String, _ json: String? = nil, _ headers: [String] = []
    ) async throws -> Answer {
        let body = json.map { " -H 'Content-Type: application/json' --data-binary '\($0)'" } ?? ""
        let more = headers.map { " -H '\($0)'" }.joined()
        let command = "curl -sS -m 10 -w '\\n%{http_code}' -X \(method)\(more)\(body) '\(server.url(path))'"
        let run = try await Tool.shell(command)
        let end = run.output.lastIndex(of: "\n") ?? run.output.startIndex
        let status = Int(run.output[end...].trimmingCharacters(in: .newlines)) ?? 0
        return Answer(status: status, text: String(run.output[..<end]))
    }

    func ask(
        _ server: ServedTool, _ method: String = "GET", _ path: String = "", _ json: String? = nil,
        _ headers: [String] = []
    ) async throws -> Answer {
        let token = "Authorization: Bearer \(token)"
        return try await Self.ask(
            server, method, "/v1/conversations/\(conversation)\(path)", json, headers + [token])
    }

    /// Sends a text under a name of its own, which gets the same message however often it is asked.
    func say(_ text: String, key: String, to server: ServedTool) async throws -> Answer {
        try await ask(
            server, "POST", "/messages", #"{"kind": "text", "text": "\#(text)"}"#, ["Idempotency-Key: \(key)"])
    }

    /// The beginnings of all texts, and their numbers.
    func texts(of server: ServedTool) async throws -> (texts: [String], numbers: [Int]) {
        let answer = try await ask(server, "GET", "/messages?after=0&limit=200")
        let messages = try #require(answer.object["messages"] as? [[String: Any]], "\(answer.text.prefix(300))")
        return (
            messages.compactMap { ($0["text"] as? String).map { String($0.prefix(8)) } },
            messages.compactMap { $0["sequence"] as? Int }
        )
    }
}
