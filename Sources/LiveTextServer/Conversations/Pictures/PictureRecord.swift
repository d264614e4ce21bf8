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
}
