internal import Foundation
internal import HTTPTypes
internal import LiveText

/// What clients of Azure Document Intelligence ask the model `prebuilt-read`.
package struct AzureDocumentRequest: CompatibleRequest {
    /// What offsets count.
    enum IndexType: String {
        case textElements, unicodeCodePoint, utf16CodeUnit
    }

    private struct Body: Decodable {
        let base64Source: String?
        let urlSource: String?
    }

    private let document: [UInt8]
    private let indexType: IndexType
    private let wanted: Set<Int>?
    private let wantsMarkdown: Bool
    private let wantsPDF: Bool

    init(_ request: WorkerRequest, body: [UInt8], query: [Field]) throws(Problem) {
        func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
        indexType = value("stringIndexType").flatMap(IndexType.init) ?? .textElements
        wantsMarkdown = value("outputContentFormat") == "markdown"
        wanted = try value("pages").map { text throws(Problem) in try Self.pages(text) }
        let outputs = (value("output") ?? "").split(separator: ",")
        guard outputs.allSatisfy({ $0 == "pdf" }) else {
            throw Problem(.badRequest, "invalidRequest", "The output that can be had is pdf.")
        }
        wantsPDF = !outputs.isEmpty
        guard request.contentType.map({ HeaderValue($0).value }) == "application/json" else {
            document = body
            return
        }
        let sent = try Self.decoded(Body.self, from: body)
        guard let text = sent.base64Source else {
            throw Problem(
                .badRequest, "invalidRequest",
                "Documents are not fetched from addresses: send one as base64Source, or as the body.")
        }
        guard let bytes = Base64Content.bytes(in: text) else {
            throw Problem(.badRequest, "invalidRequest", "“base64Source” is not base64.")
        }
        document = bytes
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        var options = options
        options.makesPages = wantsPDF
        let pages = try await reader.pages(of: document, wanted: wanted, options: options)
        let result = AzureDocumentResult(of: pages, indexType: indexType, isMarkdown: wantsMarkdown)
        let now = Date().formatted(.iso8601)
        var answer = try WorkerAnswer(
            json: AzureDocumentOperation(createdDateTime: now, lastUpdatedDateTime: now, analyzeResult: result))
        if pages.contains(where: { $0.page != nil }) { answer.attach(try pages.file(options: options)) }
        return answer
    }

    /// `1-3,5`, counted from 1.
    private static func pages(_ text: String) throws(Problem) -> Set<Int> {
        var pages: Set<Int> = []
        for part in text.split(separator: ",") {
            let ends = part.split(separator: "-").map { Int($0.trimmingCharacters(in: .whitespaces)) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1,
                first <= last,
                last <= 10_000
            else { throw Problem(.badRequest, "invalidRequest", "Pages are numbers from 1, as in 1-3,5.") }
            pages.formUnion(first - 1...last - 1)
        }
        return pages
    }
}
