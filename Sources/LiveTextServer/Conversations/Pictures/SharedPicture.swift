internal import Foundation

/// What a worker makes of a picture that is to be shared.
struct SharedPicture: Hashable, Sendable, Codable {
    /// One of ``mediaTypes``.
    var mediaType: String
    /// Upright.
    var width: Int
    var height: Int
    /// What the picture says, in one line.
    var summaryText: String
    /// A JPEG without metadata, of at most 1,200 pixels a side.
    var preview: Data
    /// The same of at most 240 pixels a side.
    var thumbnail: Data
    /// Why it cannot be a sticker; nil where it can.
    var stickerProblem: String?
    /// The analysis as `/v1/analyze` answers it.
    var analysis: String
    /// The picture itself where it came in a form.
    var bytes: Data?

    static let previewSide = 1200
    static let thumbnailSide = 240
    static let mediaTypes: Set = [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/heic", "image/tiff", "image/bmp",
        "image/jp2", "image/x-portable-anymap", "application/octet-stream",
    ]

    /// Whether it may be kept: a worker has read a stranger's bytes, and may no longer be what it was.
    var isSound: Bool {
        Self.mediaTypes.contains(mediaType) && (1...1_000_000).contains(width) && (1...1_000_000).contains(height)
            && summaryText.utf16.count <= 500 && (stickerProblem?.utf16.count ?? 0) <= 500
            && [preview, thumbnail].allSatisfy { $0.starts(with: [0xFF, 0xD8, 0xFF]) && $0.count <= 5_000_000 }
            && analysis.first == "{"
    }
}
