/// Finds hashtags, and handles where the text speaks of a social network or has more tags.
struct SocialTagDetector: Detector {
    static let type = DataType.socialTag

    private static let maximumLength = 60
    private static let reach = 80

    /// Words of programs and of style sheets that stand behind "#" and "@".
    private static let reserved: Set<String> = [
        "include", "define", "ifdef", "ifndef", "if", "else", "elif", "endif", "undef", "pragma", "error", "warning",
        "line", "import", "region", "endregion", "selector", "available",
        "unavailable", "available", "file", "function", "column", "media", "keyframes", "font", "charset", "supports",
        "override", "param", "return", "returns", "throws", "property", "class",
        "interface", "protocol", "end", "implementation", "synthesize", "staticmethod", "classmethod", "dataclass",
        "test", "main", "objc", "escaping", "autoclosure", "published", "state",
        "environment", "deprecated", "see", "since", "author", "version", "todo", "fixme", "note", "null", "no", "nr",
        "numero",
    ]

    private static let networks = NamedWords(SocialNetwork.all.enumerated().map { ($0.element.names, $0.offset) })
    private static let cues = CueWords(
        "follow|follow us|tag|tagged|mention|mentions|social|dm|retweet|repost|via|profile|username|user name|handle|folge|folgt uns|suivez|síguenos|seguici|siga|volg ons|フォロー|关注"
    )

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        guard text.contains("#") || text.contains("@") else { return [] }
        var tags: [(range: Range<Int>, isHashtag: Bool)] = []
        var offset = 0
        while offset < text.count {
            guard let tag = tag(at: offset, in: text) else {
                offset += 1
                continue
            }
            tags.append(tag)
            offset = tag.range.upperBound
        }
        return tags.indices.compactMap { index in
            let (range, isHashtag) = tags[index]
            // One tag bears out the next.
            let hasNeighbour =
                index > 0 && range.lowerBound - tags[index - 1].range.upperBound < 24
                || index + 1 < tags.count && tags[index + 1].range.lowerBound - range.upperBound < 24
            return finding(range, isHashtag: isHashtag, hasNeighbour: hasNeighbour, in: text)
        }
    }

    private func finding(_ range: Range<Int>, isHashtag: Bool, hasNeighbour: Bool, in text: ScannedText) -> Finding? {
        let window = max(0, range.lowerBound - Self.reach)..<range.lowerBound
        let named = Self.networks.named(in: window, of: text).sorted().map { SocialNetwork.all[$0] }
        let isBorneOut = hasNeighbour || !named.isEmpty || Self.cues.isNear(range, in: text, before: 40, after: 0)
        let name = text.string(in: range.lowerBound + 1..<range.upperBound)
        guard isBorneOut || isHashtag && isWritten(name) else { return nil }
        let url = named.count == 1 ? named[0].url(of: name, isHashtag: isHashtag) : nil
        let value = SocialTag(name: name, kind: isHashtag ? .hashtag : .handle, url: url)
        return Finding(type: .socialTag, range: range, value: .socialTag(value), specificity: .registered)
    }

    /// A word as people write it behind "#": capitals alone are a heading of a form.
    private func isWritten(_ name: String) -> Bool {
        name.unicodeScalars.count >= 4 && name.contains { !$0.isUppercase }
    }

    private func tag(at start: Int, in text: ScannedText) -> (range: Range<Int>, isHashtag: Bool)? {
        let sign = text[start]
        let isHashtag = sign == UInt16(ascii: "#") || sign == 0xFF03
        guard isHashtag || sign == UInt16(ascii: "@") else { return nil }
        let before = text[start - 1]
        guard
            before == 0 || before.isSpace || before.isOne(of: "(,;:|/\"'") && !text.isWord(at: start - 2)
                || before.isUnspacedScript && isHashtag
        else { return nil }
        var end = start + 1
        while end - start <= Self.maximumLength,
            text.isWord(at: end) || text[end] == UInt16(ascii: "_")
                || !isHashtag && text[end] == UInt16(ascii: ".") && text.isWord(at: end + 1) || text[end] == 0x30FC
        { end += 1 }
        let range = start + 1..<end
        let letters = range.count { text.isLetter(at: $0) }
        guard range.count >= 3 || isHashtag && range.count == 2 && text[start + 1].isUnspacedScript,
            range.count <= Self.maximumLength,
            letters >= 2, text.isLetter(at: start + 1) || !isHashtag,
            !text[end].isOne(of: "@#(){}=<[$"), !(text[end].isOne(of: "-:./") && text.isWord(at: end + 1)),
            text[end] != UInt16(ascii: ";")
        else { return nil }
        let name = text.string(in: range)
        let isColour = [3, 4, 6, 8].contains(range.count) && range.allSatisfy { text[$0].isHexadecimal }
        return isColour && isHashtag || Self.reserved.contains(name.lowercased()) ? nil : (start..<end, isHashtag)
    }
}
