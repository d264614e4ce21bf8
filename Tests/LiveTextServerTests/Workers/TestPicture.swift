import Foundation
import Testing

@testable import LiveText

/// Encoded pictures made of samples.
enum TestPicture {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let samples = package.appending(path: "SampleImages")

    static func sample(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: samples.appending(path: name)))
    }

    /// A tiny picture of a kind that no sample has.
    static func fixture(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: package.appending(path: "Tests/ImagingTests/Fixtures").appending(path: name)))
    }

    /// Two lines of text: quickly read.
    static func small() throws -> [UInt8] {
        let note = try bitmap("note-broken-values.png")
        let rows = 295..<400
        let bytes = Array(note.bytes[rows.lowerBound * note.width..<rows.upperBound * note.width])
        let size = PixelSize(width: note.width, height: rows.count)
        return try ImageEncoder.png(try #require(Picture(size: size, channels: .gray, bytes: bytes)))
    }

    /// A page of text of 12 megapixels, which takes seconds.
    static func large() throws -> [UInt8] {
        let letter = try bitmap("letter.jpg")
        let (width, height) = (3000, 4000)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let start = y % letter.height * letter.bytesPerRow
            let row = letter.bytes[start..<start + letter.width]
            pixels += row
            pixels += row.prefix(width - letter.width)
        }
        let size = PixelSize(width: width, height: height)
        return try ImageEncoder.png(try #require(Picture(size: size, channels: .gray, bytes: pixels)))
    }

    private static func bitmap(_ name: String) throws -> Picture {
        try ImageDecoder.decode(ImageSource(url: samples.appending(path: name))).gray()
    }
}
