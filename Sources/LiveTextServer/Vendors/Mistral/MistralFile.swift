internal import Foundation
internal import HTTPTypes
internal import LiveText

/// A file that a client sends to `/v1/files`, to ask about it later.
package struct MistralFile: CompatibleRequest {
    private struct Answer: Encodable {
        let id: String
        let object = "file"
        let bytes: Int
        let created_at: Int
        let filename: String
        let purpose = "ocr"
        let sample_type = "ocr_input"
        let num_lines: Int? = nil
        let source = "upload"
    }

    private let name: String
    private let file: [UInt8]
    private let id: String
    /// How the file is to be read; nil where it is only to be kept.
    private let settings: MistralSettings?

    init(_ request: WorkerRequest, body: [UInt8]) throws(Problem) {
        let type = HeaderValue(request.contentType ?? "")
        let form = try MultipartForm(body, boundary: type.parameters["boundary"] ?? "", limit: request.partLimit)
        guard let part = form.parts.first(where: { $0.name == "file" }), !part.body.isEmpty else {
            throw Problem(.unprocessableContent, "invalidRequest", "The form has no part named “file”.")
        }
        name = part.filename ?? "file"
        file = Array(part.body)
        id = request.storedID
        settings = request.route == .mistralFile ? try MistralSettings(query: request.query) : nil
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        if let settings {
            return try await MistralAnswer.answer(of: file, settings: settings, from: reader, options: options)
        }
        return try WorkerAnswer(
            json: Answer(
                id: id, bytes: file.count, created_at: Int(Date().timeIntervalSince1970),
                filename: String(name.prefix(255))))
    }
}
