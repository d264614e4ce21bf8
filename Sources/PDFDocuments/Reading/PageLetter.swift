internal import CPDFium
internal import DocumentModel

/// A scalar of a page's own text.
struct PageLetter {
    let scalar: Unicode.Scalar
    /// The upright box in the page's user space.
    let box: Rectangle
    /// Where it begins on the baseline.
    let origin: Point
    /// The direction of the baseline in radians, counter-clockwise.
    let angle: Double
    let size: Double
    let isInvisible: Bool
    /// Whether it stands for a gap or the end of a line, where the page has nothing.
    let isGenerated: Bool

    var isBreak: Bool { scalar == "\n" || scalar == "\r" }
    var isBlank: Bool { scalar.properties.isWhitespace || isBreak }

    /// Puts halves of scalars together, and leaves out what is no character of a text.
    static func letters(of characters: some Collection<pdfium_character>) -> [PageLetter] {
        var letters: [PageLetter] = []
        letters.reserveCapacity(characters.count)
        var lead: pdfium_character?
        for character in characters {
            let unit = character.unit
            if (0xD800...0xDBFF).contains(unit) {
                lead = character
                continue
            }
            var value = unit
            if let lead, (0xDC00...0xDFFF).contains(unit) {
                value = 0x10000 + (lead.unit - 0xD800) << 10 + (unit - 0xDC00)
            }
            lead = nil
            // A hyphen at the end of a line comes as U+0002.
            if character.flags & UInt32(pdfium_hyphen) != 0 { value = 0x2D }
            guard let scalar = Unicode.Scalar(value), isText(scalar) else { continue }
            letters.append(
                PageLetter(
                    scalar: scalar,
                    box: Rectangle(
                        minX: Double(min(character.left, character.right)),
                        minY: Double(min(character.bottom, character.top)),
                        maxX: Double(max(character.left, character.right)),
                        maxY: Double(max(character.bottom, character.top))),
                    origin: Point(x: Double(character.x), y: Double(character.y)), angle: Double(character.angle),
                    size: Double(character.squared_size).squareRoot(),
                    isInvisible: character.flags & UInt32(pdfium_invisible) != 0,
                    isGenerated: character.flags & UInt32(pdfium_generated) != 0))
        }
        return letters
    }

    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar.properties.isWhitespace
        case .surrogate, .unassigned: false
        default: scalar.value != 0xFFFE && scalar.value != 0xFFFF
        }
    }
}
