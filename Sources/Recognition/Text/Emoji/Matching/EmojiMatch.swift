import DocumentModel

/// An emoji that a piece of a picture looks like.
struct EmojiMatch: Sendable {
    /// Its place in the table.
    let entry: Int
    /// The square around its ink, in the strip's pixels.
    let square: Rectangle
    /// How much of what sets the piece off from its ground the emoji accounts for: 1 being all.
    let explained: Double
}

/// What is known of the emoji of a line: all have cells of one size, and stand at one height.
struct EmojiRegistration: Sendable {
    /// The height of a cell, in the strip's pixels.
    var cellHeight: Double
    /// The top of the cells in the strip; nil where that is not known.
    var cellTop: Double?

    var cellWidth: Double { cellHeight * Double(EmojiTable.cell.width) / Double(EmojiTable.cell.height) }
}

extension EmojiTable.Entry {
    /// Whether it is one shape of one colour.
    var isPlainShape: Bool { ["square", "circle"].contains { name.hasSuffix($0) } }

    /// The larger extent of the ink, margin included, in the cell's pixels.
    var side: Double { max(ink.width, ink.height) * EmojiTable.margin }

    /// The cell, where the square around the ink is known.
    func cell(around square: Rectangle) -> Rectangle {
        let scale = square.width / side
        let center = square.center
        return Rectangle(
            x: center.x - ink.center.x * scale, y: center.y - ink.center.y * scale,
            width: Double(EmojiTable.cell.width) * scale, height: Double(EmojiTable.cell.height) * scale)
    }
}
