/// A refusal as services made with FastAPI write it.
struct DetailProblem: Hashable, Encodable {
    let detail: String
}
