internal import HTTPTypes
internal import LiveText

/// What Immich asks its machine learning of a picture: a form with the tasks in `entries`, and the picture's preview.
package struct ImmichRequest: CompatibleRequest {
    /// Nil where a task is named that is not the reading of text: another service does it.
    private let image: [UInt8]?
    /// Lines that are less sure are left out.
    private let minimumScore: Double

    init(body: [UInt8], contentType: String?, partLimit: Int) throws(Problem) {
        let type = HeaderValue(contentType ?? "")
        let form = try MultipartForm(body, boundary: type.parameters["boundary"] ?? "", limit: partLimit)
        guard let part = form.parts.first(where: { $0.name == "entries" }), part.body.count <= 65_536,
            let entries = try? JSONBody.decoded(Entries.self, from: part.body), !entries.tasks.isEmpty
        else {
            throw Problem(.unprocessableContent, "invalidRequest", "The form has no “entries” that name tasks.")
        }
        minimumScore = entries.minimumScore
        guard entries.tasks == ["ocr"] else {
            image = nil
            return
        }
        guard let picture = form.parts.first(where: { $0.name == "image" }) else {
            throw Problem(.badRequest, "invalidRequest", "The form has no “image”.")
        }
        image = Array(picture.body)
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        guard let image else {
            var answer = try WorkerAnswer(
                json: DetailProblem(
                    detail:
                        "Only text is read here: name the machine learning that does the rest with --immich-upstream."
                ), status: 422)
            answer.head.isForUpstream = true
            return answer
        }
        let analysis = try await reader.analysis(of: image, options: options)
        return try WorkerAnswer(json: ImmichAnswer(of: analysis, minimumScore: minimumScore))
    }

    /// The tasks, and the one option that matters here.
    private struct Entries: Decodable {
        private(set) var tasks: Set<String> = []
        private(set) var minimumScore = 0.0

        private struct Name: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        private struct Reading: Decodable {
            struct Model: Decodable {
                let options: Options?
            }
            struct Options: Decodable {
                let minScore: Double?
            }
            let recognition: Model?
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Name.self)
            tasks = Set(container.allKeys.map(\.stringValue))
            guard tasks.contains("ocr") else { return }
            let reading = try container.decode(Reading.self, forKey: Name(stringValue: "ocr"))
            minimumScore = reading.recognition?.options?.minScore ?? 0
        }
    }
}
