import DocumentModel

/// Lines, or pieces of one, that stand side by side.
struct TextRow: Sendable {
    /// Something that was read, or only seen, in the row.
    struct Member: Sendable {
        /// Its place among the readings; nil for a shape that nothing was read of.
        let reading: Int?
        /// Its place along the row.
        let box: Rectangle
        /// Whether what was read may as well be an emoji, or nothing.
        let isSuspect: Bool
    }

    let frame: LineFrame
    /// The height of the text, from the tallest letter to the deepest.
    private(set) var height: Double
    /// From where the row begins.
    private(set) var members: [Member]

    /// Sorts readings into rows, and shapes that nothing was read of into those or others.
    static func rows(of readings: [LineReading], shapes: [Rectangle]) -> [TextRow] {
        var rows: [TextRow] = []
        // Certain lines first, the longest tell the direction best; then what may be part of them.
        let order = readings.indices.sorted {
            let (one, other) = (readings[$0], readings[$1])
            if one.isSuspect != other.isSuspect { return other.isSuspect }
            return (one.quad.width, $1) > (other.quad.width, $0)
        }
        for index in order {
            let reading = readings[index]
            let place = Quad(enclosing: reading.words.map(\.quad)) ?? reading.quad
            if let row = rows.firstIndex(where: { $0.takes(place, isSuspect: reading.isSuspect) }) {
                rows[row].insert(
                    index, place, isSuspect: reading.isSuspect,
                    height: reading.letterHeight(rows[row].frame.local(place)))
            } else if let frame = LineFrame(place) {
                let box = frame.local(place)
                let height = reading.isSuspect ? suspectHeight * reading.quad.height : reading.letterHeight(box)
                guard height >= 4 else { continue }
                rows.append(
                    TextRow(
                        frame: frame, height: height,
                        members: [Member(reading: index, box: box, isSuspect: reading.isSuspect)]))
            }
        }
        for shape in shapes.sorted(by: { ($1.width, $0.minX) < ($0.width, $1.minX) }) {
            let place = Quad(shape)
            if let row = rows.firstIndex(where: { $0.takes(place, isSuspect: true) }) {
                rows[row].insert(nil, place, isSuspect: true)
            } else if let frame = LineFrame(place), shape.height >= 6 {
                rows.append(
                    TextRow(
                        frame: frame, height: suspectHeight * shape.height,
                        members: [Member(reading: nil, box: frame.local(place), isSuspect: true)]))
            }
        }
        return merged(rows)
    }

    /// Rows that others, with all that they have taken, reach are parts of those.
    private static func merged(_ rows: [TextRow]) -> [TextRow] {
        rows.reduce(into: []) { merged, row in
            let isSuspect = row.members.allSatisfy(\.isSuspect)
            guard let place = Quad(enclosing: row.members.map { row.frame.place($0.box) }),
                let first = merged.firstIndex(where: { $0.takes(place, isSuspect: isSuspect) })
            else { return merged.append(row) }
            for member in row.members {
                merged[first].insert(
                    member.reading, row.frame.place(member.box), isSuspect: member.isSuspect, height: row.height)
            }
        }
    }

    /// How tall text is beside what is taken for a line and is an emoji: it is taller than letters.
    private static let suspectHeight = 0.7

    private func takes(_ place: Quad, isSuspect: Bool) -> Bool {
        let box = frame.local(place)
        let tolerance = (isSuspect ? 0.6 : 0.35) * height
        guard abs(box.center.y) < tolerance, let own = LineFrame(place) else { return false }
        let turn = frame.along.x * own.along.x + frame.along.y * own.along.y
        guard isSuspect || turn > 0.97 else { return false }
        let ratio = box.height / height
        guard isSuspect ? (0.3...3).contains(ratio) : (0.5...2).contains(ratio) else { return false }
        let gap = members.map { max($0.box.minX - box.maxX, box.minX - $0.box.maxX) }.min() ?? 0
        return gap < 14 * height
    }

    /// Takes what was read, or only seen, in it; `other` is how tall its letters are.
    mutating func insert(_ reading: Int?, _ place: Quad, isSuspect: Bool, height other: Double = 0) {
        let member = Member(reading: reading, box: frame.local(place), isSuspect: isSuspect)
        members.insert(member, at: members.firstIndex { $0.box.minX > member.box.minX } ?? members.count)
        if !isSuspect { height = max(height, other) }
    }
}

extension LineReading {
    /// How tall letters are that reach up, and those that hang down, by the place of what was read.
    fileprivate func letterHeight(_ box: Rectangle) -> Double {
        let isTall = words.contains { $0.text.unicodeScalars.contains { !Self.short.contains($0) } }
        return isTall ? box.height : 1.4 * box.height
    }

    /// Those that do neither.
    private static let short = Set("acemnorsuvwxz.,:-".unicodeScalars)

    /// Whether what was read is so short, or so unsure, that it may be an emoji.
    var isSuspect: Bool {
        let count = words.reduce(0) { $0 + $1.text.count }
        return confidence < 0.55 || (count <= 2 && quad.width < 2.5 * quad.height)
    }
}

extension TextWord {
    /// The same for a word of a line: a sign, a character of another script than its neighbours', or an unsure one.
    var isSuspect: Bool {
        text.count <= 2
            && (confidence < 0.9
                || !text.unicodeScalars.allSatisfy {
                    $0.isASCII && $0.properties.isAlphabetic || $0.properties.numericType != nil
                })
    }
}
