/// What tells the lines of a paragraph from the cells of a table.
enum RunningText {
    /// Whether most rows are written text that fills the width which all of them share. A row counts if it is at least
    /// `least` times as long as its text is tall.
    static func fills(_ rows: [LayoutRow], least: Double = 6) -> Bool {
        guard rows.count >= 3 else { return false }
        let left = rows.reduce(Double.infinity) { min($0, $1.box.minX) }
        let right = rows.reduce(-Double.infinity) { max($0, $1.box.maxX) }
        let filling = rows.count { row in
            row.box.width >= 0.65 * (right - left) && row.box.width >= least * row.height && row.isMostlyWritten
        }
        return Double(filling) >= 0.55 * Double(rows.count)
    }
}

extension LayoutRow {
    /// Whether there are more letters than digits and signs, and no wide gaps.
    fileprivate var isMostlyWritten: Bool {
        let letters = items.reduce(0) { $0 + $1.letterCount }
        let characters = items.reduce(0) { $0 + $1.characterCount }
        let width = items.reduce(0) { $0 + $1.box.width }
        return 2 * letters > characters && width > 0.8 * box.width
    }
}
