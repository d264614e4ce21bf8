internal import HTTPTypes
internal import LiveText

/// What Open WebUI sends to an external loader of documents: the document itself.
package struct OpenWebUIRequest: CompatibleRequest {
    private struct Document: Encodable {
        struct Metadata: Encodable {
            let page: Int
            let pages: Int
            let width: Int
            let height: Int
        }

        let page_content: String
        let metadata: Metadata
    }

    let body: [UInt8]

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        let pages = try await reader.pages(of: body, options: options)
        let documents = pages.map { page in
            Document(
                page_content: MarkdownText(of: page.analysis).text,
                metadata: Document.Metadata(
                    page: page.index, pages: pages.count, width: page.analysis.size.width,
                    height: page.analysis.size.height))
        }
        // The client then tries its own loaders.
        guard documents.contains(where: { !$0.page_content.isEmpty }) else {
            throw Problem(.unprocessableContent, "noText", "No extractable text.")
        }
        return documents.count == 1 ? try WorkerAnswer(json: documents[0]) : try WorkerAnswer(json: documents)
    }
}
