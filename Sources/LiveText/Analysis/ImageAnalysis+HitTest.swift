public import DocumentModel
public import Foundation

extension ImageAnalysis {
    /// What lies at a point.
    public enum Hit: Hashable, Sendable {
        /// Data that can be acted on.
        case data(DetectedData)
        /// A code.
        case code(Code)
        /// A word, with the UTF-16 offsets that it has in the transcript.
        case word(TextWord, range: Range<Int>)
    }

    /// What lies at a point of the upright image; data before codes before words.
    public func hitTest(_ point: Point) -> Hit? {
        if let index = dataIndex.firstOwner(at: point) { return .data(data[index]) }
        if let code = document.code(at: point) { return .code(code) }
        guard let hit = document.word(at: point) else { return nil }
        let word = lines[hit.line].words[hit.word]
        return .word(word, range: document.range(of: word, inLine: hit.line))
    }

    /// What lies at a point of a view that shows the image.
    ///
    /// - Parameters:
    ///   - point: The point in the view's coordinates, y downwards.
    ///   - bounds: The view's bounds.
    ///   - contentsRect: The image's place in the view, in unit coordinates of the bounds; the whole view unless given.
    ///     `ContentMode.contentsRect(for:in:scale:)` computes it.
    /// - Returns: What lies there; nil where nothing does.
    public func hitTest(
        _ point: CGPoint, in bounds: CGRect, contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) -> Hit? {
        ContentsTransform(imageSize: size, bounds: Rectangle(bounds), contentsRect: Rectangle(contentsRect))
            .flatMap { hitTest($0.imagePoint(of: Point(x: point.x, y: point.y))) }
    }
}
