/// The properties of an XMP packet, each by its vocabulary and name, in either of the forms that RDF has for them: as an
/// attribute of a description, or as an element, whose text may be an item of a list.
///
/// Whoever wrote the file wrote the packet, so it is read once from the front, nests no deeper than `deepest`, and what makes no
/// sense is passed over.
struct XMPPacket {
    private var values: [String: String] = [:]
    /// The addresses that prefixes stand for; packets declare each once.
    private var spaces: [Substring: String] = [:]

    private static let deepest = 32
    /// Properties and prefixes beyond this many are passed over.
    private static let most = 500

    /// The first value of a property.
    subscript(_ space: XMPNamespace, _ name: String) -> String? {
        values[space.rawValue + name]
    }

    init(_ bytes: [UInt8]) {
        // Names of the elements that are open, outermost first.
        var open: [String] = []
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            take(text: rest[..<start], in: open)
            guard let end = Self.end(ofTagAt: start, in: rest) else { return }
            let tag = rest[(start + 1)..<end]
            rest = rest[(end + 1)...]
            switch tag.first {
            case UInt8(ascii: "?"), UInt8(ascii: "!"), nil: continue
            case UInt8(ascii: "/"): _ = open.popLast()
            default:
                let name = takeTag(tag)
                if tag.last != UInt8(ascii: "/") {
                    guard open.count < Self.deepest else { return }
                    open.append(name)
                }
            }
        }
    }

    /// Where the tag ends that begins at `start`: quotes may hold its sign.
    private static func end(ofTagAt start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        for index in bytes[start...].indices {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return nil
    }

    /// Text belongs to the outermost property that is open: what lies within is the form of a list.
    private mutating func take(text: ArraySlice<UInt8>, in open: [String]) {
        guard let name = open.first(where: { !$0.isEmpty }), values[name] == nil, values.count < Self.most else {
            return
        }
        let text = XMLText.plain(text)
        guard !text.allSatisfy(\.isWhitespace) else { return }
        values[name] = text
    }

    /// Takes the attributes of a tag, and gives the name of its element, or an empty one for those that hold properties.
    private mutating func takeTag(_ tag: ArraySlice<UInt8>) -> String {
        var parts = tag.split(maxSplits: 1, whereSeparator: { $0 <= 0x20 || $0 == UInt8(ascii: "/") })[...]
        guard let name = parts.popFirst() else { return "" }
        var attributes: [(Substring, ArraySlice<UInt8>)] = []
        var rest = parts.first ?? []
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")), attributes.count < Self.most {
            let name = String(decoding: rest[..<equals].filter { $0 > 0x20 }, as: UTF8.self)
            let after = rest[(equals + 1)...].drop { $0 <= 0x20 }
            guard let quote = after.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = after.dropFirst().firstIndex(of: quote)
            else { break }
            attributes.append((name[...], after[(after.startIndex + 1)..<end]))
            rest = after[(end + 1)...]
        }
        for (name, value) in attributes where name.hasPrefix("xmlns:") && spaces.count < Self.most {
            let prefix = name.dropFirst(6)
            if spaces[prefix] == nil { spaces[prefix] = XMLText.plain(value) }
        }
        for (name, value) in attributes {
            let name = expanded(name)
            if !name.isEmpty, values[name] == nil, values.count < Self.most { values[name] = XMLText.plain(value) }
        }
        return expanded(String(decoding: name, as: UTF8.self)[...])
    }

    /// A name with the address in place of its prefix; empty for the vocabularies that RDF and XMP themselves are written in.
    private func expanded(_ name: Substring) -> String {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let space = spaces[parts[0]], XMPNamespace(rawValue: space) != nil else { return "" }
        return space + parts[1]
    }
}
