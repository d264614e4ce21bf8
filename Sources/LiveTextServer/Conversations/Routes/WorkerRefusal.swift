internal import Foundation
internal import HTTPTypes

/// What a worker refused, to be passed on as it is.
struct WorkerRefusal: Error {
    let answer: WorkerAnswer
}

extension Problem {
    private struct Document: Decodable {
        let detail: String
        let code: String
    }

    /// The refusal as a problem.
    init(_ refusal: WorkerRefusal) {
        let document = try? JSONDecoder().decode(Document.self, from: Data(refusal.answer.body))
        self.init(
            HTTPResponse.Status(code: refusal.answer.head.status), refusal.answer.head.problem ?? "internal",
            document?.detail ?? "The picture cannot be read.",
            headers: refusal.answer.head.status == 503 ? [.retryAfter: "1"] : [:])
    }
}
