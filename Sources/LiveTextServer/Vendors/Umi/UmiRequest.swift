internal import HTTPTypes
internal import LiveText

/// What clients of Umi-OCR post to `/api/ocr`: an image in base64, and how they want its text.
package struct UmiRequest: CompatibleRequest {
    private struct Body: Decodable {
        struct Options: Decodable {
            enum CodingKeys: String, CodingKey {
                case format = "data.format"
                case parser = "tbpu.parser"
            }
            let format: String?
            let parser: String?
        }
        let base64: String
        let options: Options?
    }

    private let image: [UInt8]
    private let wantsText: Bool
    private let isLineByLine: Bool

    init(body: [UInt8]) throws(Problem) {
        let sent = try Self.decoded(Body.self, from: body)
        guard let image = Base64Content.bytes(in: sent.base64) else {
            throw Problem(.badRequest, "invalidRequest", "“base64” is not base64.")
        }
        self.image = image
        wantsText = sent.options?.format == "text"
        // Its parsers of lines break each one; those of paragraphs join them.
        isLineByLine = ["multi_line", "single_line", "single_code", "none"].contains(sent.options?.parser ?? "")
    }

    package func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        let start = ContinuousClock.now
        let analysis = try await reader.analysis(of: image, options: options)
        let time = start.duration(to: .now) / .seconds(1)
        guard !analysis.lines.isEmpty else { return try WorkerAnswer(json: UmiAnswer(code: 101, text: "", time: time)) }
        if wantsText {
            let text = isLineByLine ? analysis.transcript : analysis.document.unwrappedText
            return try WorkerAnswer(json: UmiAnswer(code: 100, text: text, time: time))
        }
        return try WorkerAnswer(json: UmiAnswer(of: analysis, isLineByLine: isLineByLine, time: time))
    }
}
