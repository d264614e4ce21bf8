internal import HTTPTypes
internal import LiveText

/// What Mistral's OCR answers about a document: its pages in Markdown.
struct MistralAnswer: Hashable, Encodable {
    struct Page: Hashable, Encodable {
        struct Dimensions: Hashable, Encodable {
            let dpi: Int
            let height: Int
            let width: Int
        }

        let index: Int
        let markdown: String
        /// Pictures on the page, which are not cut out.
        let images: [String] = []
        let dimensions: Dimensions
    }

    struct Usage: Hashable, Encodable {
        let pages_processed: Int
        let doc_size_bytes: Int
    }

    let pages: [Page]
    let model: String
    let usage_info: Usage

    static func answer(
        of document: [UInt8], settings: MistralSettings, from reader: any ImageReader, options: ReadingOptions
    ) async throws -> WorkerAnswer {
        let pages = try await reader.pages(of: document, wanted: settings.pages, options: options)
        let answer = MistralAnswer(
            pages: pages.map { page in
                let size = page.analysis.size
                // What is a pixel, and no more, where an image does not say how large it is.
                return Page(
                    index: page.index, markdown: MarkdownText(of: page.analysis).text,
                    dimensions: Page.Dimensions(dpi: 72, height: size.height, width: size.width))
            }, model: settings.model,
            usage_info: Usage(pages_processed: pages.count, doc_size_bytes: document.count))
        return try WorkerAnswer(json: answer)
    }
}
