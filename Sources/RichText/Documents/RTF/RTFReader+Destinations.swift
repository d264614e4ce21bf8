import Foundation

extension RTFReader {
    /// Takes text to where the group has it.
    mutating func take(text: String) throws(RichTextError) {
        switch group.destination {
        case .body:
            expectsFallback = false
            try builder.append(text, style: group.style)
        case .fonts: if let font = group.font { fonts[font]?.name += text }
        case .colors: for _ in text.utf8.lazy.filter({ $0 == UInt8(ascii: ";") }) { colors.end() }
        case .propertyName: property.name += text
        case .propertyValue: property.value += text
        case .instruction: instruction += text
        case .graphic: picture.name += text
        case .picture, .glyph, .skipped: break
        }
    }

    /// Does what is to be done when all of a destination was read. The group around it is the current one again.
    mutating func end(_ closed: RTFGroup) throws(RichTextError) {
        switch closed.destination {
        case .picture: try endPicture(style: closed.style)
        case .glyph: try endGlyph(style: closed.style)
        case .graphic: try endGraphic(style: closed.style)
        case .propertyValue:
            if property.name.trimmed == "wzDescription" { picture.description = property.value.trimmed }
        case .instruction: endInstruction()
        case .body, .fonts, .colors, .propertyName, .skipped: break
        }
    }

    private mutating func endPicture(style: TextStyle) throws(RichTextError) {
        defer { expectsFallback = false }
        guard !expectsFallback else { return }
        guard !picture.data.isEmpty else {
            return omissions.note("A picture without contents was left out.")
        }
        pictureCount += 1
        let attachment = picture.attachment(name: "picture-\(pictureCount).\(picture.kind)", contents: picture.data)
        try builder.append(.attachment(attachment), style: style)
    }

    private mutating func endGlyph(style: TextStyle) throws(RichTextError) {
        guard let number = glyphNumber else { return }
        if glyphs[number] == nil, !picture.data.isEmpty {
            do {
                glyphs[number] = try AdaptiveImageGlyph(imageContent: picture.data)
            } catch {
                // The picture that follows stands for it.
                return omissions.note("A glyph is damaged, and its picture was read instead: \(error.message)")
            }
        }
        guard let glyph = glyphs[number] else { return }
        try builder.append(.glyph(glyph), style: style)
        expectsFallback = true
    }

    private mutating func endInstruction() {
        let instruction = instruction.trimmed
        guard instruction.uppercased().hasPrefix("HYPERLINK") else {
            return omissions.note("A field was read as the text that it has: \(instruction.prefix(60))")
        }
        guard let url = Self.address(ofHyperlink: instruction).flatMap({ URL(string: $0) }) else {
            return omissions.note("A link leads nowhere: \(instruction.prefix(60))")
        }
        group.fieldLink = url
    }

    /// The address in `HYPERLINK "address" \l "place"`.
    private static func address(ofHyperlink instruction: String) -> String? {
        let parts = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            return instruction.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
        }
        let isPlace = parts[0].contains("\\l")
        let place = parts.count >= 5 && parts[2].contains("\\l") ? "#" + parts[3] : ""
        return (isPlace ? "#" : "") + parts[1] + place
    }
}

extension String {
    /// The text without blanks around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
