internal import LiveText

/// What clients of Tika Server put: the document itself. The path and `Accept` say what they want to have.
package struct TikaRequest: CompatibleRequest {
    private enum Form {
        case text, page, object, list
    }

    private let body: [UInt8]
    private let contentType: String
    private let form: Form

    init(_ request: WorkerRequest, body: [UInt8]) {
        self.body = body
        contentType = request.contentType.map { HeaderValue($0).value } ?? "application/octet-stream"
        let accepted = (request.accept ?? "").split(separator: ",").map { HeaderValue(String($0)).value }
        form =
            switch request.route {
            case .tikaMetadata: .list
            case _ where accepted.contains("application/json"): .object
            case _ where accepted.contains("text/plain"): .text
            case .tikaText: .object
            case _ where accepted.contains(where: { ["text/html", "text/xml", "application/xhtml+xml"].contains($0) }):
                .page
            default: .text
            }
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        let pages = try await reader.pages(of: body, options: options)
        let text = pages.text + "\n"
        switch form {
        case .text: return WorkerAnswer(text: text, mediaType: AnalysisFormat.text.mediaType)
        case .page:
            let document = HOCRDocument(of: pages.map { AnalyzedPage(analysis: $0.analysis, name: nil) })
            return WorkerAnswer(text: document.text, mediaType: AnalysisFormat.html.mediaType)
        case .object: return try WorkerAnswer(json: metadata(of: pages, text: text))
        case .list: return try WorkerAnswer(json: [metadata(of: pages, text: text)])
        }
    }

    private func metadata(of pages: [PageReading], text: String) -> TikaMetadata {
        TikaMetadata(
            contentType: contentType, content: text, width: pages.first.map { String($0.analysis.size.width) },
            height: pages.first.map { String($0.analysis.size.height) },
            pages: pages.count > 1 ? String(pages.count) : nil)
    }
}
