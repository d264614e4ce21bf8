import Foundation

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
        [UInt8](try Data(contentsOf: package.appending(path: "Tests/RecognitionTests/Fixtures").appending(path: name)))
    }

    /// Two lines of text: quickly read.
    static func small() throws -> [UInt8] {
        let note = try bitmap("note-broken-values.png")
        let rows = 295..<400
        return try ImageEncoder.png(
            Picture(
                size: PixelSize(width: note.width, height: rows.count), format: .gray8, rowStride: note.rowStride,
                bytes: Array(note.bytes[rows.lowerBound * note.rowStride..<rows.upperBound * note.rowStride])))
    }

    /// A page of text of 12 megapixels, which takes seconds.
    static func large() throws -> [UInt8] {
        let letter = try bitmap("letter.jpg")
        let (width, height) = (3000, 4000)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let start = y % letter.height * letter.rowStride
            let row = letter.bytes[start..<start + letter.width]
            pixels += row
            pixels += row.prefix(width - letter.width)
        }
        return try ImageEncoder.png(
            Picture(size: PixelSize(width: width, height: height), format: .gray8, rowStride: width, bytes: pixels))
    }

    private static func bitmap(_ name: String) throws -> Picture {
        try ImageDecoder.decode(ImageSource(url: samples.appending(path: name))).gray()
    }
}
