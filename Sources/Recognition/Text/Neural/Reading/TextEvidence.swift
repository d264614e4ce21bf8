import DocumentModel

/// Tells text from what only looks like it: where a picture has none, a shape or a texture may still be read as a letter or two.
enum TextEvidence {
    /// The letters and digits that a picture has to have at least, all lines together, each counted by how sure the engine is.
    private static let least = 2.0
    /// Less sure than the first of these, what was read is more likely no text; from the second on its letters count in full.
    private static let doubtful = 0.55
    private static let sure = 0.95
    /// A line that fills its picture is a close-up of a word, or no text: what it says has to be this sure.
    private static let sureOfCloseUp = 0.97
    /// As wide as this a single letter may be beside its height, its margin included; a word, for each letter of it.
    private static let widest = 1.2

    /// The readings that are text; none where all of them together are too little.
    static func lines(of readings: [LineReading], in size: PixelSize) -> [LineReading] {
        let legible = readings.filter { $0.confidence >= doubtful }
        return legible.reduce(0) { $0 + letters(of: $1, in: size) } >= least ? legible : []
    }

    private static func letters(of reading: LineReading, in size: PixelSize) -> Double {
        let count = reading.words.lazy.flatMap(\.text.unicodeScalars)
            .count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        if count <= 3 {
            let quad = reading.quad
            if quad.width > widest * Double(count) * quad.height { return 0 }
            let isCloseUp = quad.width * quad.height > 0.5 * Double(size.area)
            if isCloseUp, reading.confidence < sureOfCloseUp { return 0 }
        }
        let certainty = min(max((reading.confidence - doubtful) / (sure - doubtful), 0), 1)
        return Double(count) * certainty * certainty
    }
}
