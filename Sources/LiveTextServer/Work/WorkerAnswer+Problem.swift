internal import HTTPTypes
internal import LiveText

extension WorkerAnswer {
    /// An answer that is an object.
    init(json value: some Encodable, status: Int = 200, mediaType: String = "application/json") throws {
        self.init(
            head: Head(status: status, mediaType: mediaType),
            body: Array((try OrderedJSONEncoder().encode(value) + "\n").utf8))
    }

    /// An answer that is a text.
    init(text: String, mediaType: String) {
        self.init(head: Head(status: 200, mediaType: mediaType), body: Array(text.utf8))
    }

    /// A refusal in the form that clients of a route know.
    init(_ problem: Problem, for route: WorkerRequest.Route) {
        switch route {
        case .analyze, .detect, .picture, .tika, .tikaText, .tikaMetadata:
            self.init(refusal: problem, status: problem.status.code, mediaType: "application/problem+json")
        case .immich, .openWebUI, .docling:
            self.init(refusal: DetailProblem(detail: problem.detail), status: problem.status.code)
        case .umi:
            self.init(
                refusal: UmiAnswer(code: problem.status.code, text: problem.detail), status: problem.status.code)
        case .mistral, .mistralUpload, .mistralFile:
            self.init(refusal: MistralError(problem), status: problem.status.code)
        case .azureDocument: self.init(AzureVisionError(problem))
        case .google: self.init(GoogleVisionError(problem))
        case .azure: self.init(AzureVisionError(problem))
        }
        head.problem = problem.code
    }

    init(_ error: GoogleVisionError) {
        self.init(refusal: error, status: error.error.code)
        head.problem = error.error.status
    }

    init(_ error: AzureVisionError) {
        self.init(refusal: error, status: error.status)
        head.problem = error.cause.code
        head.azureCode = error.code
    }

    private init(refusal: some Encodable, status: Int, mediaType: String = "application/json") {
        let text = (try? OrderedJSONEncoder().encode(refusal)) ?? "{}"
        self.init(head: Head(status: status, mediaType: mediaType), body: Array((text + "\n").utf8))
    }
}
