import LiveText

/// `{"id", "image", "page", …the analysis}`, `{"id", "image", "page", "error"}`, of an archive `{"id", "image", "images"}`, or of a
/// document `{"id", "image", "pages"}`.
struct StreamAnswer: Encodable {
    enum Content {
        case record(AnalysisRecord)
        /// How many answers follow.
        case series(StreamedSeries)
    }

    let id: LineID?
    let content: Content

    var isFailure: Bool {
        if case .record(let record) = content, case .failure = record.result { true } else { false }
    }

    func line() throws -> [UInt8] {
        try document() + [0x0A]
    }

    /// The length of a header, the header, and the answer, as frames come in.
    func frame() throws -> [UInt8] {
        let document = try document()
        let header = Array(try OrderedJSONEncoder().encode(FrameHeader(id: id, size: document.count)).utf8)
        return (0..<4).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) } + header + document
    }

    private func document() throws -> [UInt8] {
        Array(try OrderedJSONEncoder().encode(self).utf8)
    }

    private struct FrameHeader: Encodable {
        let id: LineID?
        let size: Int
    }

    private enum CodingKeys: String, CodingKey {
        case id, image, images, pages
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        switch content {
        case .record(let record): try record.encode(to: encoder)
        case .series(let series):
            try container.encodeIfPresent(series.name, forKey: .image)
            switch series.kind {
            case .images: try container.encode(series.count, forKey: .images)
            case .pages: try container.encode(series.count, forKey: .pages)
            }
        }
    }
}
