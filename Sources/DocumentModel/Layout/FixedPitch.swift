internal import Algorithms

/// What tells the output of a terminal, whose columns are set with spaces, from a table of cells.
enum FixedPitch {
    /// Whether all characters are equally wide, which makes the gaps between fragments spaces; numbers in front of lines
    /// stay apart.
    static func sets(_ rows: [LayoutRow]) -> Bool {
        let fragments = rows.lazy.flatMap(\.items).compactMap { item in
            item.line.map { (width: item.box.width, count: Double($0.text.count)) }
        }
        let pitches = fragments.filter { $0.count >= 5 }.map { $0.width / $0.count }
        guard rows.count >= 2, pitches.count >= 9, let usual = pitches.median, !areNumbered(rows) else { return false }
        return 4 * pitches.count { abs($0 - usual) < 0.04 * usual } >= 3 * pitches.count
    }

    /// Whether rows begin with numbers that count on.
    private static func areNumbered(_ rows: [LayoutRow]) -> Bool {
        let numbers = rows.map { $0.items.first?.line.flatMap { Int($0.text) } }
        let counted = numbers.adjacentPairs().count { number, next in
            guard let number, let next else { return false }
            return number < next && next - number < 10
        }
        return counted >= 3
    }
}
