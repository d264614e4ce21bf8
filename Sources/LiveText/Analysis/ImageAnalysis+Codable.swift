internal import DocumentModel

/// The native JSON, as `Schema/analysis.schema.json` describes it.
///
/// Ranges are `[start, end]` in UTF-16 code units of the transcript, end exclusive.
extension ImageAnalysis: Codable {
    private enum CodingKeys: String, CodingKey {
        case width, height, transcript, blocks, lines, codes, data, glyphs
    }

    /// Reads the object.
    ///
    /// Earlier versions wrote no `glyphs`.
    ///
    /// - Throws: `DecodingError` where fields are missing or contradict each other.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let lines = try container.decode([LineObject].self, forKey: .lines)
        let document = RecognizedDocument(
            size: PixelSize(
                width: try container.decode(Int.self, forKey: .width),
                height: try container.decode(Int.self, forKey: .height)),
            blocks: try container.decode([BlockObject].self, forKey: .blocks).map { block in
                guard block.lines.allSatisfy(lines.indices.contains) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .blocks, in: container, debugDescription: "A block names a line that is not there.")
                }
                return TextBlock(quad: block.quad, lines: block.lines.map { lines[$0].line })
            },
            codes: try container.decode([CodeObject].self, forKey: .codes).map { try $0.code(in: container) })
        guard document.transcript == (try container.decode(String.self, forKey: .transcript)),
            document.lineRanges == lines.map(\.range), document.lines.allSatisfy(\.wordsLieInText)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .transcript, in: container, debugDescription: "Transcript, lines and ranges do not agree.")
        }
        let glyphs = try container.decodeIfPresent([DetectedGlyph].self, forKey: .glyphs) ?? []
        var end = 0
        for glyph in glyphs {
            guard glyph.range.lowerBound >= end, !glyph.range.isEmpty,
                glyph.range.upperBound <= document.transcript.utf16.count
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: .glyphs, in: container, debugDescription: "A glyph lies outside of the transcript.")
            }
            end = glyph.range.upperBound
        }
        self.init(
            document: document, data: try container.decode([DetectedData].self, forKey: .data), glyphs: glyphs)
    }

    /// Writes the object; `glyphs` only where there are some.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size.width, forKey: .width)
        try container.encode(size.height, forKey: .height)
        try container.encode(transcript, forKey: .transcript)
        try container.encode(BlockObject.objects(for: blocks), forKey: .blocks)
        try container.encode(zip(lines, document.lineRanges).map(LineObject.init), forKey: .lines)
        try container.encode(codes.map(CodeObject.init), forKey: .codes)
        try container.encode(data, forKey: .data)
        if !glyphs.isEmpty { try container.encode(glyphs, forKey: .glyphs) }
    }
}

extension TextLine {
    fileprivate var wordsLieInText: Bool {
        let length = text.utf16.count
        return words.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= length }
    }
}
