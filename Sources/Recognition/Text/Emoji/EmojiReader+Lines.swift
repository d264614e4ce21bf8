internal import Algorithms
import DocumentModel

extension EmojiReader {
    /// Puts emoji into lines: those that were read in parts because of an emoji are one.
    ///
    /// - Parameters:
    ///   - readings: What was read, as it was given when the emoji were looked for.
    ///   - sightings: The emoji by the place of their row.
    /// - Returns: The lines.
    func lines(_ readings: [LineReading], with sightings: [Int: [EmojiSighting]]) -> [LineReading] {
        var sightings = sightings
        Self.dropDuplicates(&sightings, rows: rows)
        let cells = sightings.flatMap { index, found in found.map { rows[index].frame.place($0.cell) } }
        // What was made of an emoji is no text.
        var readings: [LineReading?] = readings.map { reading in
            reading.isSuspect && cells.contains { $0.contains(reading.quad.center) || reading.quad.contains($0.center) }
                ? nil : reading
        }
        var joined: [LineReading] = []
        for (index, found) in sightings.sorted(by: { $0.key < $1.key }) {
            let row = rows[index]
            var items = found.runs(height: row.height).map { RowItem(box: $0.box, content: .emoji($0)) }
            for member in row.members {
                guard let place = member.reading, var reading = readings[place] else { continue }
                readings[place] = nil
                reading.dropWords { word in word.isSuspect && cells.contains { $0.contains(word.quad.center) } }
                guard !reading.words.isEmpty else { continue }
                reading.partWords(height: row.height) { word in cells.contains { word.quad.contains($0.center) } }
                items += reading.parted(by: found, in: row.frame).map { part in
                    RowItem(
                        box: row.frame.local(Quad(enclosing: part.words.map(\.quad)) ?? part.quad), content: .text(part)
                    )
                }
            }
            items.sort { $0.box.minX < $1.box.minX }
            // Wider gaps than this, in heights of text, part what stands side by side.
            let groups = items.chunked { $1.box.minX - $0.box.maxX < 1.2 * row.height || $0.isPart(of: $1) }
            joined += groups.compactMap { LineReading(of: $0, in: row) }
        }
        return readings.compactMap(\.self) + joined
    }

    /// Of the same emoji seen from two rows, only one stays.
    private static func dropDuplicates(_ sightings: inout [Int: [EmojiSighting]], rows: [TextRow]) {
        var kept: [(cell: Quad, confidence: Double)] = []
        let all = sightings.flatMap { index, found in found.map { (row: index, sighting: $0) } }
            .sorted {
                ($0.sighting.confidence, $1.row, $1.sighting.cell.minX) > (
                    $1.sighting.confidence, $0.row, $0.sighting.cell.minX
                )
            }
        sightings = [:]
        for (row, sighting) in all {
            let cell = rows[row].frame.place(sighting.cell)
            if kept.contains(where: { $0.cell.contains(cell.center) || cell.contains($0.cell.center) }) { continue }
            kept.append((cell, sighting.confidence))
            sightings[row, default: []].append(sighting)
        }
        for row in sightings.keys { sightings[row]?.sort { $0.cell.minX < $1.cell.minX } }
    }
}

/// A part of a row.
private struct RowItem {
    enum Content {
        case text(LineReading)
        case emoji(EmojiRun)
    }
    let box: Rectangle
    let content: Content

    var text: LineReading? { if case .text(let reading) = content { reading } else { nil } }

    /// Whether both are parts of what was read as one.
    func isPart(of other: RowItem) -> Bool {
        guard let text, let otherText = other.text else { return false }
        return text.quad == otherText.quad
    }
}

extension LineReading {
    fileprivate mutating func dropWords(where isWrong: (TextWord) -> Bool) {
        let kept = words.indices.filter { !isWrong(words[$0]) }
        guard kept.count < words.count else { return }
        // The leanings are counted by the words.
        apostropheLeanings = []
        cellStarts = cellStarts.compactMap { start in kept.firstIndex { $0 >= start } }.filter { $0 > 0 }
        words = kept.map { words[$0] }
    }

    /// Parts the words that emoji stand in.
    fileprivate mutating func partWords(height: Double, where holdsEmoji: (TextWord) -> Bool) {
        let parts = words.map { holdsEmoji($0) ? $0.partedByNeighbours(height: height) : [$0] }
        cellStarts = cellStarts.map { start in parts[..<start].reduce(0) { $0 + $1.count } }
        words = parts.flatMap(\.self)
    }

    /// The words before, between and after emoji, each as a reading of its own at the same place.
    fileprivate func parted(by emoji: [EmojiSighting], in frame: LineFrame) -> [LineReading] {
        let middles = words.map { frame.local($0.quad).center.x }
        let isBackward = isRightToLeft
        func emojiBefore(_ x: Double) -> Int {
            emoji.count { isBackward ? $0.cell.center.x > x : $0.cell.center.x < x }
        }
        var parts: [LineReading] = []
        var apostrophes = 0
        for range in words.indices.chunked(by: { emojiBefore(middles[$0]) == emojiBefore(middles[$1]) }) {
            guard let first = range.first, let last = range.last else { continue }
            var part = LineReading(quad: quad, words: Array(words[first...last]))
            part.cellStarts = cellStarts.filter { $0 > first && $0 <= last }.map { $0 - first }
            let count = part.words.reduce(0) { $0 + $1.text.count { Apostrophes.kinds.contains(String($0)) } }
            part.apostropheLeanings = Array(apostropheLeanings.dropFirst(apostrophes).prefix(count))
            apostrophes += count
            parts.append(part)
        }
        return parts
    }

    private var isRightToLeft: Bool {
        words.contains { $0.text.unicodeScalars.contains(where: \.isRightToLeftLetter) }
    }

    /// Joins parts of a row from its left.
    fileprivate init?(of items: ArraySlice<RowItem>, in row: TextRow) {
        let isBackward = items.contains { $0.text?.isRightToLeft ?? false }
        var words: [TextWord] = []
        var cellStarts: [Int] = []
        var leanings: [Float] = []
        for item in isBackward ? Array(items.reversed()) : Array(items) {
            switch item.content {
            case .emoji(let run): words.append(run.word(in: row.frame))
            case .text(let reading):
                cellStarts += reading.cellStarts.map { $0 + words.count }
                leanings += reading.apostropheLeanings
                words += reading.words
            }
        }
        guard let quad = Quad(enclosing: words.map(\.quad)) else { return nil }
        self.init(quad: quad, words: words, apostropheLeanings: leanings, cellStarts: cellStarts)
    }
}
