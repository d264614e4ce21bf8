internal import Imaging
internal import Foundation
import DocumentModel
import Synchronization

/// What emoji look like: small pictures of all of them as one font draws them, and what they are.
final class EmojiTable: Sendable {
    /// One of them.
    struct Entry: Sendable {
        /// The emoji itself, fully qualified.
        let text: String
        /// Its name in English.
        let name: String
        /// Where its ink lies in its cell.
        let ink: Rectangle
    }

    /// The extent of the cell that every emoji is drawn in; it is as wide as the emoji's advance.
    static let cell = PixelSize(width: 136, height: 128)
    /// A thumbnail shows the square around the ink, by so much enlarged.
    static let margin = 1.08

    let entries: [Entry]
    let coarse: EmojiThumbnails
    let tiny: EmojiThumbnails

    /// The file of the sheet.
    private let sheet: InstalledNetwork
    private let decoded = Mutex<EmojiSheet?>(nil)

    /// Reads the table that was installed in a folder.
    ///
    /// - Throws: `.engineUnavailable` where it is missing or damaged.
    init(folder: String) throws {
        let list = try InstalledNetwork(path: "\(folder)/\(Self.list)")
        let sheet = try InstalledNetwork(path: "\(folder)/\(Self.sheet)")
        try list.check()
        try sheet.check()
        guard let entries = Self.entries(String(decoding: list.content, as: UTF8.self)) else {
            throw list.unusable("it is damaged")
        }
        guard let picture = try? Picture(jpeg: Array(sheet.content), reducedBy: 2),
            let coarse = EmojiSheet(picture, side: Self.side / 2, count: entries.count)?.thumbnails
        else { throw sheet.unusable("it is damaged") }
        self.entries = entries
        self.sheet = sheet
        self.coarse = coarse
        tiny = coarse.halved().halved()
    }

    /// All of them at their size, decoded once something is worth a close look: most pictures with colours have no emoji. Nil where
    /// the file is no longer what it was.
    var fine: EmojiSheet? {
        decoded.withLock { fine in
            if fine == nil, let picture = try? ImageDecoder.decode(ImageSource(data: sheet.content)) {
                fine = EmojiSheet(picture, side: Self.side, count: entries.count)
            }
            return fine
        }
    }

    /// What is installed of it.
    static let files = [list, sheet]
    private static let list = "emoji.txt"
    private static let sheet = "emoji.jpg"
    private static let side = 24

    /// A line an emoji: its code points, where its ink begins and ends across and down, and its name.
    static func entries(_ list: String) -> [Entry]? {
        var entries: [Entry] = []
        // Bytes are parted several times as fast as characters.
        for line in list.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count == 3 else { return nil }
            let scalars = fields[0].split(separator: UInt8(ascii: " ")).compactMap {
                UInt32(Substring($0), radix: 16).flatMap(Unicode.Scalar.init)
            }
            let edges = fields[1].split(separator: UInt8(ascii: " ")).compactMap { Double(Substring($0)) }
            guard !scalars.isEmpty, edges.count == 4, edges[0] < edges[2], edges[1] < edges[3] else { return nil }
            entries.append(
                Entry(
                    text: String(String.UnicodeScalarView(scalars)), name: String(Substring(fields[2])),
                    ink: Rectangle(minX: edges[0], minY: edges[1], maxX: edges[2], maxY: edges[3])))
        }
        return entries.isEmpty ? nil : entries
    }
}
