import Foundation

extension HTMLReader {
    /// Does what an element without contents says.
    mutating func perform(_ tag: HTMLTag, _ element: HTMLElement) throws(RichTextError) {
        switch tag.name {
        case "br": try add("\n", style: current.style)
        case "img": try add(image: tag, style: element.style)
        case "source": takeSource(tag)
        case "input":
            guard tag.attributes["type"]?.lowercased() != "hidden", let value = tag.attributes["value"] else { return }
            try add(value, style: current.style)
        case "embed": omissions.note("What <embed> shows was left out.")
        default: break
        }
    }

    /// A source of a `picture`: the one with a glyph's type is the glyph.
    private mutating func takeSource(_ tag: HTMLTag) {
        guard current.name == "picture", pictureGlyph == nil,
            tag.attributes["type"]?.lowercased().trimmed == AdaptiveImageGlyph.contentType,
            let address = tag.attributes["srcset"].map({ Self.firstAddress($0) })
        else { return }
        if case .glyph(let glyph)? = pictures[address] {
            pictureGlyph = glyph
            return
        }
        guard let data = data(at: address) else {
            return omissions.note(
                "A glyph is not in the document, and its picture was read instead: \(address.prefix(60))")
        }
        do {
            let glyph = try AdaptiveImageGlyph(imageContent: data)
            pictures[address] = .glyph(glyph)
            pictureGlyph = glyph
        } catch {
            omissions.note("A glyph is damaged, and its picture was read instead: \(error.message)")
        }
    }

    /// The first address of a `srcset`, which may have widths behind addresses.
    private static func firstAddress(_ sources: String) -> String {
        String(sources.trimmed.prefix { !$0.isWhitespace })
    }

    private mutating func add(image tag: HTMLTag, style: TextStyle) throws(RichTextError) {
        if current.name == "picture", let glyph = pictureGlyph {
            pictureGlyph = nil
            return try add(.glyph(glyph))
        }
        let description = tag.attributes["alt"].flatMap { $0.isEmpty ? nil : $0 }
        if let identifier = tag.attributes[HTMLWriter.missingAttribute], !identifier.isEmpty {
            return try add(.missingGlyph(identifier))
        }
        let address = (tag.attributes["src"] ?? "").trimmed
        guard let data = data(at: address) else {
            omissions.note(
                "A picture is not in the document, and its description was read instead: \(address.prefix(60))")
            return try add(label(description ?? "picture"), style: style)
        }
        try add(.attachment(attachment(of: tag, address, data, description)))
    }

    /// Ends a `picture`; a glyph without an `img` is one all the same.
    mutating func endPicture() throws(RichTextError) {
        guard let glyph = pictureGlyph else { return }
        pictureGlyph = nil
        try add(.glyph(glyph))
    }

    private mutating func attachment(
        of tag: HTMLTag, _ address: String, _ data: Data, _ description: String?
    ) -> TextAttachment {
        pictureCount += 1
        let ending = PictureKind(data)?.rawValue ?? "bin"
        let isInside = address.prefix(5).lowercased() == "data:"
        let name = isInside ? "picture-\(pictureCount).\(ending)" : Self.fileName(address)
        // A pixel of a page is three quarters of a point.
        let (width, height) = (tag.attributes["width"], tag.attributes["height"])
        return TextAttachment(
            name: name, contents: data, description: description, width: Self.points(width), height: Self.points(height)
        )
    }

    private static func points(_ pixels: String?) -> Double? {
        pixels.flatMap { Double($0.trimmed) }.flatMap { $0.isFinite && $0 > 0 ? $0 * 0.75 : nil }
    }

    private static func fileName(_ address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return last.removingPercentEncoding ?? last
    }

    /// The bytes at an address, where they are in the document or beside it.
    private func data(at address: String) -> Data? {
        if let inside = DataURL.data(address) { return inside.data.isEmpty ? nil : inside.data }
        return files[address] ?? address.removingPercentEncoding.flatMap { files[$0] }
    }

    /// An emoji stands for itself; words stand in brackets.
    private func label(_ description: String) -> String {
        let isEmoji = description.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        return isEmoji && description.count <= 2 ? description : "[\(description)]"
    }
}
