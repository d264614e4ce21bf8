import DocumentModel
import Testing

@testable import Imaging

@Suite struct TransparentPictureGroundTests {
    /// A picture of letters, each of which is a colour.
    private static func picture(_ rows: [String], _ colours: [Character: [UInt8]]) -> Picture {
        let width = rows[0].count
        return Picture(size: PixelSize(width: width, height: rows.count), channels: .rgb) { target in
            for (row, line) in rows.enumerated() {
                for (column, letter) in line.enumerated() {
                    for channel in 0..<3 {
                        target[(row * width + column) * 3 + channel] = colours[letter]?[channel] ?? 0
                    }
                }
            }
        }
    }

    private static let white: [UInt8] = [255, 255, 255]
    private static let red: [UInt8] = [200, 0, 0]

    @Test func groundIsSeenThroughAndWhatItEnclosesIsNot() {
        let rows = [".......", ".rrrrr.", ".r...r.", ".r...r.", ".rrrrr.", "......."]
        let cut = TransparentPicture(removingGroundOf: Self.picture(rows, [".": Self.white, "r": Self.red]))
        #expect(cut.coverage.bytes.prefix(7).allSatisfy { $0 == 0 })
        // A corner and the hole.
        #expect(cut.coverage.bytes[1 * 7 + 1] == 255)
        #expect(cut.coverage.bytes[2 * 7 + 3] == 255)
        #expect(cut.colours.bytes[(2 * 7 + 3) * 3] == 255)
    }

    @Test func mixturesAreParted() {
        // Half red and half white, beside red.
        let colours: [Character: [UInt8]] = [".": Self.white, "r": Self.red, "h": [228, 128, 128]]
        let picture = Self.picture([".....", ".hrr.", ".hrr.", ".hrr.", "....."], colours)
        let cut = TransparentPicture(removingGroundOf: picture)
        let index = 2 * 5 + 1
        #expect(abs(Int(cut.coverage.bytes[index]) - 127) <= 2)
        #expect(cut.colours.bytes[index * 3] <= 202)
        #expect(cut.colours.bytes[index * 3 + 1] <= 2)
        // It looks the same on the ground that it came from.
        let again = cut.composed(onRed: 255, green: 255, blue: 255)
        #expect(zip(again.bytes, picture.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    @Test func faintSpecksGoWithTheGround() {
        var rows = [String](repeating: String(repeating: ".", count: 20), count: 20)
        for row in 6..<14 { rows[row] = "......" + String(repeating: "r", count: 8) + "......" }
        rows[2] = "..s" + String(repeating: ".", count: 17)
        let colours: [Character: [UInt8]] = [".": Self.white, "r": Self.red, "s": [225, 225, 225]]
        let cut = TransparentPicture(removingGroundOf: Self.picture(rows, colours))
        #expect(cut.coverage.bytes[2 * 20 + 2] == 0)
        #expect(cut.coverage.bytes[8 * 20 + 8] == 255)
    }

    @Test func whatHasNoPlainGroundStaysWhole() {
        let rows = ["rgbrgb", "gbrgbr", "brgbrg", "rgbrgb"]
        let colours: [Character: [UInt8]] = ["r": [250, 0, 0], "g": [0, 250, 0], "b": [0, 0, 250]]
        #expect(TransparentPicture(removingGroundOf: Self.picture(rows, colours)).isOpaque)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 5), (3, 3)]) func smallPicturesDoNoHarm(width: Int, height: Int) {
        let picture = Picture(size: PixelSize(width: width, height: height), channels: .gray) { _ in }
        #expect(TransparentPicture(removingGroundOf: picture).size == picture.size)
    }
}
