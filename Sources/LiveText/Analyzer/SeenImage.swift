internal import DocumentModel
internal import Imaging
internal import PDFDocuments
internal import Recognition

/// An image as the stages of an analysis see it: pixels to read, and what is known of their text already.
struct SeenImage: Sendable {
    /// What is to be read; empty where there is nothing to read.
    let picture: Picture
    /// Whether text may be in the picture; otherwise codes at best.
    let hasUnreadText: Bool
    /// The extent that all places count in.
    let size: PixelSize
    /// What a person sees, as far as somebody wants to see it.
    let shown: Picture
    /// Lines that a page of a document says itself.
    let ownLines: [TextLine]
    let origin: AnalyzedImage.Origin

    /// Decodes an image; the bytes of a document are for others to open.
    static func decoded(
        _ source: ImageSource, orientation: ImageOrientation?, configuration: ImageAnalyzer.Configuration
    ) throws -> DecodedSource {
        let page = configuration.page
        let bytes = try source.encodedBytes(limit: configuration.limits.bytes)
        if let bytes, PDFFile.matches(bytes), !ImageDecoder.isImage(bytes) { return .document(bytes) }
        let picture =
            if let bytes {
                try ImageDecoder.decode(bytes, orientation: orientation, page: page, limits: configuration.limits)
            } else {
                try ImageDecoder.decode(source, orientation: orientation, page: page, limits: configuration.limits)
            }
        return .image(
            SeenImage(
                picture: picture, hasUnreadText: true, size: picture.size, shown: picture, ownLines: [],
                origin: .image(bytes, page: page, orientation)))
    }

    /// Takes a page of a document, counted from 1: its own text, and as a picture what else there is to read.
    static func page(
        _ number: Int, of file: PDFFile, configuration: ImageAnalyzer.Configuration, stop: StopSignal
    ) async throws -> SeenImage {
        var wish = PageWish()
        wish.text = configuration.pageText
        wish.isShown = configuration.showsPages
        wish.hasCodes = configuration.analysisTypes.contains(.machineReadableCode)
        wish.limits = configuration.limits
        if let left = stop.secondsLeft { wish.seconds = min(wish.seconds, left) }
        let read = try await file.read(number, wish: wish)
        try stop.check()
        let nothing = Picture(size: PixelSize(width: 0, height: 0), channels: .gray) { _ in }
        return SeenImage(
            picture: read.picture ?? nothing, hasUnreadText: read.hasUnreadText && read.picture != nil, size: read.size,
            shown: read.shown ?? read.picture ?? nothing, ownLines: read.lines,
            origin: .page(
                DocumentPage(bytes: file.bytes, number: number, map: read.map, text: configuration.pageText)))
    }

    /// The blocks of the whole page: what was read in the picture, what the page says itself, and the codes that take a place
    /// in the text.
    func blocks(read blocks: [TextBlock], marking codes: [Code]) -> [TextBlock] {
        let others = ownLines + codes.map(TextLine.init(standingFor:))
        return others.isEmpty ? blocks : ReadingOrder.blocks(from: blocks.flatMap(\.lines) + others)
    }
}

/// What bytes turned out to be.
enum DecodedSource: Sendable {
    case image(SeenImage)
    /// The file of a document of pages.
    case document([UInt8])
}
