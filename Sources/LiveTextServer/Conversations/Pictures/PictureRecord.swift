internal import LiveText

/// A picture of a conversation as participants get it.
struct PictureRecord: Sendable {
    let id: String
    let mediaType: String
    let byteCount: Int
    let width: Int
    let height: Int
    let summaryText: String
    /// The analysis, as JSON.
    let analysis: String

    private struct Head: Encodable {
        let id: String
        let mediaType: String
        let byteCount: Int
        let width: Int
        let height: Int
        let summaryText: String
    }

    /// The record as JSON; the analysis goes in as it is.
    func document() throws -> String {
        let head = try OrderedJSONEncoder().encode(
            Head(
                id: id, mediaType: mediaType, byteCount: byteCount, width: width, height: height,
                summaryText: summaryText))
        return head.dropLast() + ",\"analysis\":" + analysis + "}"
    }

    /// The size of the preview, as the worker made it.
    var previewSize: (width: Int, height: Int) {
        let scale = min(1, Double(SharedPicture.previewSide) / Double(max(width, height, 1)))
        return (
            max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded()))
        )
    }
}
