/// The emoji of one character, by their names in Unicode.
enum EmojiNames {
    /// The emoji of a name in any case; nil where no emoji is called so. An emoji is its own name.
    static func emoji(named name: String) -> String? {
        let name = name.trimmed
        if name.count == 1, let first = name.unicodeScalars.first, first.properties.isEmojiPresentation { return name }
        return byName[name.lowercased()]
    }

    private static let byName: [String: String] = {
        // Digits and signs of ASCII are emoji only with a keycap.
        (0x203C...0x1FAFF).compactMap(Unicode.Scalar.init).reduce(into: [:]) { names, scalar in
            guard scalar.properties.isEmoji, let name = scalar.properties.name else { return }
            names[name.lowercased()] = String(scalar) + (scalar.properties.isEmojiPresentation ? "" : "\u{FE0F}")
        }
    }()
}
