import DocumentModel

extension EmojiReader {
    /// Emoji, and other small pictures in lines of text: those stand as U+FFFC.
    ///
    /// - Parameters:
    ///   - emoji: The emoji by the place of their row.
    ///   - readings: What was read, as it was given when the emoji were looked for.
    /// - Returns: Both, from where each row begins.
    func addingIcons(to emoji: [Int: [EmojiSighting]], readings: [LineReading]) -> [Int: [EmojiSighting]] {
        var sightings = emoji
        for zone in zones {
            let row = rows[zone.row]
            let words = row.members.compactMap(\.reading).filter { !readings[$0].isSuspect }
                .flatMap { readings[$0].words }.filter { !$0.isSuspect }.map { (row.frame.local($0.quad), $0.text) }
            // A picture stands in a line where there is one: a label of a few letters at least.
            guard words.reduce(0, { $0 + $1.1.count }) >= Self.leastText else { continue }
            let taken = emoji[zone.row]?.map(\.cell) ?? []
            for icon in zone.icons(apartFrom: taken) where icon.isBeside(words.map(\.0), height: row.height) {
                sightings[zone.row, default: []].append(
                    EmojiSighting(text: "\u{FFFC}", name: "icon", confidence: Self.confidence, cell: icon))
            }
        }
        return sightings.mapValues { $0.sorted { $0.cell.minX < $1.cell.minX } }
    }

    private static let leastText = 3
    /// Its shape says that it is a picture; nothing says which.
    private static let confidence = 0.5
}

extension Rectangle {
    /// Whether it stands beside one of the words, about where a space would be.
    fileprivate func isBeside(_ words: [Rectangle], height: Double) -> Bool {
        !words.contains { $0.minX < maxX && minX < $0.maxX }
            && words.contains { max($0.minX - maxX, minX - $0.maxX) < 1.5 * height }
    }
}
