import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a client got.
struct Answer: Sendable {
    let status: Int
    /// By their names in lower case.
    let headers: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The object that the body is.
    var object: [String: Any] {
        get throws { try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:] }
    }

    /// The `code` of a problem.
    var code: String? { try? object["code"] as? String }
}

extension TestServer {
    /// Asks as an ordinary client does.
    func ask(
        _ method: String = "GET", _ path: String, _ headers: [String: String] = [:], body: Data? = nil
    ) async throws -> Answer {
        var request = URLRequest(url: try url(path))
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        // A session of its own: no cache, and no connection that another test left.
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
        return Answer(status: response.statusCode, headers: fields, body: data)
    }

    /// Posts an image.
    func analyze(
        _ query: String = "", _ headers: [String: String] = [:], image: Data = Data("image".utf8),
        type: String = "image/png"
    ) async throws -> Answer {
        try await ask(
            "POST", "/v1/analyze" + query, headers.merging(["Content-Type": type]) { first, _ in first }, body: image)
    }
}
