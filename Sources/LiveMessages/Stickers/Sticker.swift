internal import Imaging

/// A picture that is put into a conversation by itself. Counterpart of `MSSticker`.
///
/// Whoever looks at a conversation pays for its stickers: the bytes to fetch, and the memory of all frames while they move.
/// Both are bounded.
public struct Sticker: Hashable, Sendable {
    /// How a sticker's file is written.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// A PNG with one frame.
        case png
        /// A PNG with several frames.
        case apng
        /// A GIF with one frame or several.
        case gif
        /// A JPEG.
        case jpeg
    }

    /// How large stickers are shown beside each other: the raw value is the side in pixels.
    public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
        /// Four in a row.
        case small = 300
        /// Three in a row.
        case regular = 408
        /// Two in a row.
        case large = 618
    }

    /// The most bytes that a file may have.
    public static let longest = 500_000
    /// The most bytes that the frames may take in memory, at four for each pixel.
    public static let mostFrameBytes = 64_000_000
    /// The shortest time in seconds that a frame may be shown; browsers show no more than 50 in a second.
    public static let shortestFrame = 0.02

    /// The file.
    public let bytes: [UInt8]
    /// What is read aloud for it.
    public let localizedDescription: String
    /// How the file is written.
    public let format: Format
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// How many frames it has.
    public let frameCount: Int
    /// How long all frames take in seconds; 0 where there is one.
    public let loopDuration: Double

    /// The smallest class that holds it.
    public var sizeClass: SizeClass {
        SizeClass.allCases.first { $0.rawValue >= max(width, height) } ?? .large
    }

    /// Checks a file; its pixels are not decoded.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - localizedDescription: What is read aloud for it.
    /// - Throws: ``MessageError/Code/invalidSticker``, with the reason and what to do.
    public init(bytes: [UInt8], localizedDescription: String) throws(MessageError) {
        guard bytes.count <= Self.longest else {
            throw Self.invalid(
                "has \(bytes.count) bytes, more than \(Self.longest): use fewer colours, frames or pixels")
        }
        guard let file = StickerFile(ByteReader(bytes: bytes, isBigEndian: true)) else {
            throw Self.invalid("is not a whole PNG, APNG, GIF or JPEG: save it in one of these formats")
        }
        let largest = SizeClass.large.rawValue
        guard (1...largest).contains(file.width), (1...largest).contains(file.height) else {
            throw Self.invalid("has \(file.width) × \(file.height) pixels: make it at most \(largest) wide and high")
        }
        guard file.frameCount <= Self.mostFrameBytes / 4 / (file.width * file.height) else {
            throw Self.invalid(
                "has \(file.frameCount) frames, too many for \(file.width) × \(file.height) pixels: shorten its loop, or "
                    + "make it smaller")
        }
        // Zero means "as fast as possible" in these formats, which browsers take for a tenth of a second.
        guard file.frameCount < 2 || file.shortestFrame == 0 || file.shortestFrame >= Self.shortestFrame else {
            throw Self.invalid("shows a frame for less than 1/50 of a second: show fewer frames in a second")
        }
        self.bytes = bytes
        self.localizedDescription = localizedDescription
        (format, width, height) = (file.format, file.width, file.height)
        (frameCount, loopDuration) = (file.frameCount, file.loopDuration)
    }

    private static func invalid(_ what: String) -> MessageError {
        MessageError(.invalidSticker, "The sticker \(what).")
    }
}
