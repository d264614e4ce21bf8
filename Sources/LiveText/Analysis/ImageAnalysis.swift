public import DataDetection
public import DocumentModel

/// What was found in an image: text with its places, codes, and data in the text.
///
/// Places are quads in pixels of the upright image, origin top left, y downwards. An analysis is a value: it can be kept,
/// sent anywhere and written as JSON.
public struct ImageAnalysis: Sendable {
    /// The text's blocks, lines and words and the codes, with the map between transcript and places.
    public let document: RecognizedDocument
    /// Phone numbers, links, addresses … in the order of the transcript.
    public let data: [DetectedData]
    /// Emoji and other small pictures that stand in the text, in the order of the transcript.
    public let glyphs: [DetectedGlyph]
    let dataIndex: QuadIndex

    /// Puts together what the stages found.
    ///
    /// Places are rounded to a tenth of a pixel, confidences to a thousandth and edges of characters to a hundredth of
    /// their word, as they are written, so that an analysis equals the one read back from its JSON.
    ///
    /// - Parameters:
    ///   - document: what was read.
    ///   - matches: data found in the document's transcript.
    ///   - glyphs: pictures in the text, in the order of the transcript.
    public init(document: RecognizedDocument, matches: [DataMatch], glyphs: [DetectedGlyph] = []) {
        let document = document.rounded
        self.init(
            document: document,
            data: matches.map { DetectedData(match: $0, quads: document.quads(for: $0.range).map(\.rounded)) },
            glyphs: glyphs.map(\.rounded))
    }

    init(document: RecognizedDocument, data: [DetectedData], glyphs: [DetectedGlyph]) {
        self.document = document
        self.data = data
        self.glyphs = glyphs
        dataIndex = QuadIndex(
            data.enumerated().lazy.flatMap { index, data in data.quads.lazy.map { (owner: index, quad: $0) } })
    }

    /// The whole text: lines in reading order, joined by line feeds.
    public var transcript: String { document.transcript }
    /// Extent of the upright image in pixels.
    public var size: PixelSize { document.size }
    /// Blocks in reading order.
    public var blocks: [TextBlock] { document.blocks }
    /// Lines in reading order.
    public var lines: [TextLine] { document.lines }
    /// Words in reading order; their ranges lie in the text of their line.
    public var words: [TextWord] { document.lines.flatMap(\.words) }
    /// QR codes and barcodes.
    public var codes: [Code] { document.codes }

    /// Whether anything was found of any of the given types.
    public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool {
        types.contains(.text) && !lines.isEmpty || types.contains(.machineReadableCode) && !codes.isEmpty
    }
}

/// The document, the data and the glyphs; where the data lies follows from them.
extension ImageAnalysis: Hashable {
    /// Whether both found the same.
    public static func == (left: ImageAnalysis, right: ImageAnalysis) -> Bool {
        left.document == right.document && left.data == right.data && left.glyphs == right.glyphs
    }

    /// Mixes document, data and glyphs in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(document)
        hasher.combine(data)
        hasher.combine(glyphs)
    }
}
