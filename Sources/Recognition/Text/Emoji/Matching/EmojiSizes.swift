import DocumentModel

/// How large the emoji of a picture are, by those that are clear: beside text of one size all are alike.
struct EmojiSizes {
    private struct Known {
        let row: Int
        let textHeight: Double
        /// Pixels of the picture, the top along the row.
        let cellHeight: Double
        let cellTop: Double
    }
    private let known: [Known]

    /// Whether so much is accounted for that the size is right.
    private static let least = 0.87

    init(zones: [EmojiZone], found: [[EmojiSegmentation.Found]], rows: [TextRow], table: EmojiTable) {
        known = zip(zones, found).flatMap { zone, found in
            found.compactMap { piece -> Known? in
                guard let match = piece.match, piece.isColourful, match.explained > Self.least else { return nil }
                let entry = table.entries[match.entry]
                // A plain shape would confirm itself.
                guard !entry.isPlainShape else { return nil }
                let cell = zone.local(entry.cell(around: match.square))
                return Known(
                    row: zone.row, textHeight: rows[zone.row].height, cellHeight: cell.height, cellTop: cell.minY)
            }
        }
    }

    /// Whether emoji of the same size make up for what is left unexplained: one in the same row, or several elsewhere.
    func confirms(_ cell: Rectangle, row: Int, explained: Double, isColourful: Bool) -> Bool {
        let alike = known.filter { abs($0.cellHeight - cell.height) < 0.06 * cell.height }
        let isInRow = alike.contains { $0.row == row && abs($0.cellTop - cell.minY) < 0.08 * cell.height }
        if isInRow { return explained > (isColourful ? 0.55 : 0.6) }
        return alike.count > 2 && explained > (isColourful ? 0.65 : 0.75)
    }

    /// What is known for a zone, in the pixels of its strip; nil where nothing is.
    func registration(for zone: EmojiZone, row: TextRow) -> EmojiRegistration? {
        let own = known.filter { $0.row == zone.row }
        let alike = own.isEmpty ? known.filter { (0.65...1.5).contains($0.textHeight / row.height) } : own
        guard let height = alike.map(\.cellHeight).median else { return nil }
        let top = own.map(\.cellTop).median
        return EmojiRegistration(
            cellHeight: height * zone.scale, cellTop: top.map { ($0 - zone.box.minY) * zone.scale })
    }
}

extension [Double] {
    /// The upper one of the middle values; nil where there are none.
    fileprivate var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
