internal import HTTPTypes
internal import Hummingbird

extension Response {
    /// What a worker answered, once ``AnswerRules`` have allowed it.
    init(_ answer: WorkerAnswer) {
        var headers: HTTPFields = [:]
        if answer.head.status == 503 { headers[.retryAfter] = "1" }
        if let code = answer.head.azureCode { headers[named: "x-ms-error-code"] = code }
        self.init(
            HTTPResponse.Status(code: answer.head.status), mediaType: answer.head.mediaType, bytes: answer.body,
            headers: headers)
    }

    /// A refusal by the server itself, in the form that clients of a route know.
    init(_ problem: Problem, for route: WorkerRequest.Route) {
        self.init(WorkerAnswer(problem, for: route))
        for field in problem.headers where headers[field.name] == nil { headers[field.name] = field.value }
    }
}
