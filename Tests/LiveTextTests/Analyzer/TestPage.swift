import Foundation
import Testing

@testable import LiveText

/// Pictures made of samples, for tests that need a certain size.
enum TestPage {
    /// Two lines with a telephone number that runs over the line end: quickly read.
    static func small() throws -> ImageSource {
        let note = try bitmap("note-broken-values.png").gray()
        let rows = 295..<400
        return try ImageSource(
            pixels: Array(note.bytes[rows.lowerBound * note.rowStride..<rows.upperBound * note.rowStride]),
            width: note.width, height: rows.count, rowStride: note.rowStride, format: .gray8)
    }

    /// A page of text of 12 megapixels: a letter beside and below itself.
    static func large() throws -> ImageSource {
        let letter = try bitmap("letter.jpg").gray()
        let (width, height) = (3000, 4000)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let start = y % letter.height * letter.rowStride
            let row = letter.bytes[start..<start + letter.width]
            pixels += row
            pixels += row.prefix(width - letter.width)
        }
        return try ImageSource(pixels: pixels, width: width, height: height, format: .gray8)
    }

    /// The letter, its lines bent like those of an open book: the ends stand higher than the middle, in pixels.
    static func bent(by height: Double) throws -> ImageSource {
        let letter = try bitmap("letter.jpg").gray()
        let (width, rows) = (letter.width, letter.height)
        let shifts = (0..<width).map { column in
            Int((height * pow(2 * Double(column) / Double(width) - 1, 2)).rounded())
        }
        var pixels = [UInt8](repeating: 255, count: width * rows)
        for row in 0..<rows {
            for column in 0..<width where row + shifts[column] < rows {
                pixels[row * width + column] = letter.bytes[(row + shifts[column]) * letter.rowStride + column]
            }
        }
        return try ImageSource(pixels: pixels, width: width, height: rows, format: .gray8)
    }

    private static func bitmap(_ name: String) throws -> Picture {
        try ImageDecoder.decode(ImageSource(url: Sample.folder.appending(path: name)))
    }
}
