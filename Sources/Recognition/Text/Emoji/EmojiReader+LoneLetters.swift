import DocumentModel

/// Letters that stand alone beside emoji, as in "I ❤️ it": what finds lines takes them for parts of pictures.
extension EmojiReader {
    /// Where ink beside emoji may be a letter that was not read.
    ///
    /// - Parameters:
    ///   - sightings: The emoji, by the place of their row.
    ///   - readings: What was read, as it was given when the emoji were looked for.
    /// - Returns: Places, and the rows that they lie in, from where each row begins.
    func loneLetters(beside sightings: [Int: [EmojiSighting]], readings: [LineReading]) -> [(row: Int, quad: Quad)] {
        zones.flatMap { zone -> [(row: Int, quad: Quad)] in
            guard let emoji = sightings[zone.row] else { return [] }
            let row = rows[zone.row]
            let words = row.members.compactMap(\.reading).flatMap { readings[$0].words }.map {
                row.frame.local($0.quad)
            }
            let places = zone.clusters.map(zone.local).filter { ink in
                row.mayHoldLetter(ink)
                    // The ends of words reach a little beyond their places.
                    && words.allSatisfy { max($0.minX - ink.maxX, ink.minX - $0.maxX) > 0.12 * row.height }
                    && emoji.allSatisfy { ink.maxX < $0.cell.minX || ink.minX > $0.cell.maxX }
                    && emoji.contains { max($0.cell.minX - ink.maxX, ink.minX - $0.cell.maxX) < 0.8 * row.height }
            }
            return places.map { ink in
                // As tall as a line would be, for the network's sake.
                let place = Rectangle(
                    minX: ink.minX - 0.1 * row.height, minY: min(ink.minY, -0.5 * row.height),
                    maxX: ink.maxX + 0.1 * row.height, maxY: max(ink.maxY, 0.5 * row.height))
                return (zone.row, row.frame.place(place))
            }
        }
    }

    /// The same with letters that were read there.
    ///
    /// - Parameters:
    ///   - letters: What was read, by the place of the row.
    ///   - count: How many readings were given when the emoji were looked for.
    /// - Returns: A reader that expects these readings behind the others.
    func adding(_ letters: [(row: Int, reading: LineReading)], toReadings count: Int) -> EmojiReader {
        var reader = self
        for (index, letter) in letters.enumerated() {
            reader.rows[letter.row].insert(count + index, letter.reading.quad, isSuspect: true)
        }
        return reader
    }
}

extension LineReading {
    /// Whether it is a letter or a figure, and nothing else.
    var isLoneLetter: Bool {
        guard words.count == 1, let scalar = words[0].text.unicodeScalars.first, words[0].text.count == 1 else {
            return false
        }
        return words[0].confidence > 0.9 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
}

extension TextRow {
    /// Whether ink is as tall as letters that reach up, stands among them, and is as narrow.
    fileprivate func mayHoldLetter(_ ink: Rectangle) -> Bool {
        (0.4...1).contains(ink.height / height) && ink.width < 0.9 * height && abs(ink.center.y) < 0.25 * height
    }
}
