extension LayoutItem {
    /// The widest gap between fragments of one line, in heights of text, where lines run on: two or three spaces.
    static let widestSpaceOfText = 0.9
    /// The same where gaps also stand between cells.
    static let widestSpaceOfCells = 0.2

    /// The same where columns are set with spaces.
    static let widestSpaceOfTerminals = 5.0

    /// Whether the next item of the row goes on with this line.
    func continues(in next: LayoutItem, widestSpace: Double) -> Bool {
        guard line != nil, next.line != nil else { return false }
        let (smaller, larger) = (min(height, next.height), max(height, next.height))
        return larger < 1.3 * smaller && next.box.minX - box.maxX < widestSpace * smaller
    }

    /// The fragments of one line, in reading order, as one.
    static func joined(_ fragments: [LayoutItem]) -> [Content] {
        let lines = fragments.compactMap(\.line)
        guard lines.count > 1, lines.count == fragments.count, let line = TextLine(merging: lines) else {
            return fragments.map(\.content)
        }
        return [.line(line)]
    }
}
