internal import HTTPTypes

/// A refusal as Mistral writes it.
struct MistralError: Hashable, Encodable {
    let object = "error"
    let message: String
    let type: String
    let code: Int

    init(_ problem: Problem) {
        message = problem.detail
        type = problem.code
        code = problem.status.code
    }
}
