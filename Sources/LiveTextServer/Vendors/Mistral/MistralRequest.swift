internal import Foundation
internal import HTTPTypes
internal import LiveText

/// What clients of Mistral's OCR post to `/v1/ocr`: a document within the request, or one that was sent before.
package struct MistralRequest: CompatibleRequest {
    private enum Source {
        case bytes([UInt8])
        /// The name of a file that the server keeps.
        case file(String)
    }

    private struct Body: Decodable {
        struct Document: Decodable {
            struct Address: Decodable {
                let url: String

                private enum CodingKeys: CodingKey {
                    case url
                }

                init(from decoder: any Decoder) throws {
                    if let text = try? decoder.singleValueContainer().decode(String.self) {
                        url = text
                    } else {
                        url = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .url)
                    }
                }
            }
            let type: String?
            let document_url: String?
            let image_url: Address?
            let file_id: String?
        }
        let model: String?
        let document: Document
        let pages: [Int]?
    }

    private let source: Source
    let settings: MistralSettings

    init(body: [UInt8]) throws(Problem) {
        let sent = try Self.decoded(Body.self, from: body)
        guard sent.pages?.count ?? 0 <= 1000 else {
            throw Problem(.unprocessableContent, "invalidRequest", "Ask for 1000 pages at most.")
        }
        settings = MistralSettings(model: sent.model, pages: sent.pages)
        if let id = sent.document.file_id {
            source = .file(try Self.checked(id))
            return
        }
        let url = sent.document.document_url ?? sent.document.image_url?.url ?? ""
        if let bytes = Base64Content.bytes(in: url), url.hasPrefix("data:") {
            source = .bytes(bytes)
        } else if let id = Self.fileName(in: url) {
            source = .file(id)
        } else {
            throw Problem(
                .unprocessableContent, "invalidRequest",
                "Documents are not fetched from addresses: send one as a data: URL in base64, or to /v1/files before.")
        }
    }

    /// Either the answer, or the name of the file to which the question is to be put again.
    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        switch source {
        case .bytes(let bytes):
            return try await MistralAnswer.answer(of: bytes, settings: settings, from: reader, options: options)
        case .file(let id):
            var answer = WorkerAnswer(text: settings.query, mediaType: AnalysisFormat.text.mediaType)
            answer.head.storedID = id
            return answer
        }
    }

    /// The name in an address that ``MistralRoutes`` gave out, whatever the server is called by its clients.
    private static func fileName(in url: String) -> String? {
        guard url.utf8.count < 1024, let match = url.firstMatch(of: /\/v1\/files\/([0-9a-f\-]{36})\/content(\?.*)?$/)
        else { return nil }
        return String(match.output.1)
    }

    private static func checked(_ id: String) throws(Problem) -> String {
        guard id.wholeMatch(of: /[0-9a-f\-]{36}/) != nil else {
            throw Problem(.unprocessableContent, "invalidRequest", "There is no such file.")
        }
        return id
    }
}
