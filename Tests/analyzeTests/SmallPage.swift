import Foundation
import Testing

@testable import LiveText

/// Two lines of text, quickly read.
enum SmallPage {
    static func png() throws -> Data {
        let note = try ImageDecoder.decode(ImageSource(path: Tool.sample("note-broken-values.png"))).gray()
        let rows = 295..<400
        let page = try #require(
            Picture(
                size: PixelSize(width: note.width, height: rows.count), channels: .gray,
                bytes: Array(note.bytes[rows.lowerBound * note.width..<rows.upperBound * note.width])))
        return Data(try ImageEncoder.png(page))
    }
}
