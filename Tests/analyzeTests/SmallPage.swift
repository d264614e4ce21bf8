import Foundation

@testable import LiveText

/// Two lines of text, quickly read.
enum SmallPage {
    static func png() throws -> Data {
        let note = try ImageDecoder.decode(ImageSource(path: Tool.sample("note-broken-values.png"))).gray()
        let rows = 295..<400
        let page = Picture(
            size: PixelSize(width: note.width, height: rows.count), format: .gray8, rowStride: note.rowStride,
            bytes: Array(note.bytes[rows.lowerBound * note.rowStride..<rows.upperBound * note.rowStride]))
        return Data(try ImageEncoder.png(page))
    }
}
