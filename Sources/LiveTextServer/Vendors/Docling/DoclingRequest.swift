internal import HTTPTypes
internal import LiveText

/// What clients of docling-serve post to `/v1/convert/file`: a form with a file. Its options about models are passed over.
package struct DoclingRequest: CompatibleRequest {
    private struct Answer: Encodable {
        struct Document: Encodable {
            let filename: String
            let md_content: String
            let text_content: String
        }

        let document: Document
        let status = "success"
        let errors: [String] = []
        let processing_time: Double
        let timings: [String: Double] = [:]
    }

    private let name: String
    private let file: [UInt8]

    init(body: [UInt8], contentType: String?, partLimit: Int) throws(Problem) {
        let type = HeaderValue(contentType ?? "")
        let form = try MultipartForm(body, boundary: type.parameters["boundary"] ?? "", limit: partLimit)
        let files = form.parts.filter { $0.name == "files" || $0.name == "file" }
        guard files.count == 1 else {
            throw Problem(
                .unprocessableContent, "invalidRequest", "The form has to have one part named “files”: send one file.")
        }
        name = files[0].filename ?? ""
        file = Array(files[0].body)
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        let start = ContinuousClock.now
        let pages = try await reader.pages(of: file, options: options)
        let document = Answer.Document(filename: name, md_content: pages.markdown, text_content: pages.text)
        return try WorkerAnswer(
            json: Answer(document: document, processing_time: start.duration(to: .now) / .seconds(1)))
    }
}
