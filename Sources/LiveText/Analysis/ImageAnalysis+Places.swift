public import DocumentModel
public import Foundation

extension ImageAnalysis {
    /// The places of a stretch of the transcript: one quad a line that it touches, in reading order.
    public func quads(for range: Range<String.Index>) -> [Quad] {
        // Clamped: an index of another string may lie outside.
        let range = range.clamped(to: transcript.startIndex..<transcript.endIndex)
        return document.quads(
            for: range.lowerBound.utf16Offset(in: transcript)..<range.upperBound.utf16Offset(in: transcript))
    }

    /// The smallest upright rectangle around a stretch of the transcript, in pixels of the upright image; null where it
    /// has no place.
    public func boundingBox(for range: Range<String.Index>) -> CGRect {
        let boxes = quads(for: range).map(\.boundingBox)
        guard let first = boxes.first else { return .null }
        let box = boxes.reduce(first) { $0.union($1) }
        return CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
    }
}
