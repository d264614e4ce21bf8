internal import DocumentModel
internal import Foundation

/// Where the Live Text button and the Quick Actions go: a row at the foot of the visible image, the button at its right end.
struct SupplementaryLayout {
    /// What fingers hit, in view units; smaller only where the image itself is.
    private static let height = 36.0
    private static let margin = 8.0
    /// The mean advance of a letter in a font that suits buttons of this height, and the room around a title.
    private static let letterWidth = 8.0
    private static let padding = 12.0

    let button: Rectangle
    /// What the Quick Actions may take.
    let room: Rectangle

    /// nil where nothing of the image can be seen.
    init?(visibleImage area: Rectangle, insets: EdgeInsets) {
        guard area.width > 0, area.height > 0 else { return nil }
        let height = min(Self.height, area.width, area.height)
        // However large the insets are, the button stays inside.
        func place(_ wanted: Double, from least: Double, to most: Double) -> Double { max(least, min(wanted, most)) }
        let right = place(area.maxX - insets.right - Self.margin, from: area.minX + height, to: area.maxX)
        let bottom = place(area.maxY - insets.bottom - Self.margin, from: area.minY + height, to: area.maxY)
        let left = place(area.minX + insets.left + Self.margin, from: area.minX, to: right - height)
        let top = place(bottom - height, from: area.minY, to: area.maxY - height)
        button = Rectangle(x: right - height, y: top, width: height, height: height)
        room = Rectangle(minX: left, minY: top, maxX: button.minX - Self.margin, maxY: top + height)
    }

    /// Places for titles, from the left, as long as there is room.
    func frames(for titles: [String]) -> [Rectangle?] {
        var left = room.minX
        return titles.map { title in
            let width = Double(title.count) * Self.letterWidth + 2 * Self.padding
            guard left + width <= room.maxX else {
                left = .infinity
                return nil
            }
            defer { left += width + Self.margin }
            return Rectangle(x: left, y: room.minY, width: width, height: room.height)
        }
    }
}
