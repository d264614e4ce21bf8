/// Takes HTML apart as browsers do, as far as clipboards and documents need it. Every byte is looked at a few times at most.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var place = 0
    /// The element whose text holds no tags, while it is open.
    private var rawElement: String?

    /// Elements whose text is text whatever stands in it; that of the last two has character references.
    private static let raw: Set = ["script", "style", "xmp", "iframe", "noembed", "noframes", "textarea", "title"]
    private static let rawWithReferences: Set = ["textarea", "title"]
    /// More attributes than anybody writes; the rest of a tag is skipped.
    private static let mostAttributes = 200

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; nil at the end.
    mutating func next() -> HTMLToken? {
        if let element = rawElement {
            rawElement = nil
            let text = rawText(of: element)
            if !text.isEmpty { return .text(text) }
        }
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else { return .text(text()) }
            guard place + 1 < bytes.count else { break }
            switch bytes[place + 1] {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skipComment()
            case UInt8(ascii: "/"):
                guard place + 2 < bytes.count, bytes[place + 2].isASCIILetter else {
                    skip(past: ">")
                    continue
                }
                place += 2
                let name = name()
                skip(past: ">")
                return .end(name)
            case let byte where byte.isASCIILetter:
                place += 1
                return .start(tag())
            default: return .text(text())
            }
        }
        defer { place = bytes.count }
        return place < bytes.count ? .text(String(decoding: bytes[place...], as: UTF8.self)) : nil
    }

    /// Text up to a sign that may begin a tag; its first byte belongs to it in any case.
    private mutating func text() -> String {
        let start = place
        place = bytes.place(of: UInt8(ascii: "<"), in: place + 1..<bytes.count)
        return HTMLReferences.resolve(bytes, start..<place, inAttribute: false)
    }

    private mutating func rawText(of element: String) -> String {
        let start = place
        place = bytes.place(of: UInt8(ascii: "<"), in: place..<bytes.count)
        while place < bytes.count, !isEnd(of: element) {
            place = bytes.place(of: UInt8(ascii: "<"), in: place + 1..<bytes.count)
        }
        return Self.rawWithReferences.contains(element)
            ? HTMLReferences.resolve(bytes, start..<place, inAttribute: false)
            : String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func isEnd(of element: String) -> Bool {
        guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") else {
            return false
        }
        var index = place + 2
        for letter in element.utf8 {
            guard index < bytes.count, bytes[index] | 0x20 == letter else { return false }
            index += 1
        }
        return index >= bytes.count || !bytes[index].isASCIILetter
    }

    private mutating func skipComment() {
        let isComment = bytes[place...].starts(with: Array("<!--".utf8))
        guard isComment else { return skip(past: ">") }
        // `<!-->` is a comment already.
        place += 2
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: ">"), bytes[place - 1] == UInt8(ascii: "-"),
                bytes[place - 2] == UInt8(ascii: "-")
            {
                place += 1
                return
            }
            place += 1
        }
    }

    private mutating func skip(past end: Unicode.Scalar) {
        place = min(bytes.place(of: UInt8(ascii: end), in: place..<bytes.count) + 1, bytes.count)
    }

    private mutating func name() -> String {
        let start = place
        while place < bytes.count, !bytes[place].isBlank, bytes[place] != UInt8(ascii: "/"),
            bytes[place] != UInt8(ascii: ">")
        {
            place += 1
        }
        return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    }

    private mutating func tag() -> HTMLTag {
        var tag = HTMLTag(name: name())
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if bytes[place].isBlank || bytes[place] == UInt8(ascii: "/") {
                place += 1
                continue
            }
            guard tag.attributes.count < Self.mostAttributes else {
                skip(past: ">")
                place -= 1
                break
            }
            let (name, value) = attribute()
            if tag.attributes[name] == nil { tag.attributes[name] = value }
        }
        place = min(place + 1, bytes.count)
        if Self.raw.contains(tag.name) { rawElement = tag.name }
        return tag
    }

    private mutating func attribute() -> (name: String, value: String) {
        let start = place
        // An equals sign at the start belongs to the name.
        place += 1
        while place < bytes.count, !bytes[place].isBlank, !"=>/".utf8.contains(bytes[place]) { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
        skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return (name, "") }
        place += 1
        skipBlanks()
        guard place < bytes.count else { return (name, "") }
        let quote = bytes[place]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { place += 1 }
        let valueStart = place
        if isQuoted {
            place = bytes.place(of: quote, in: place..<bytes.count)
        } else {
            while place < bytes.count, !bytes[place].isBlank, bytes[place] != UInt8(ascii: ">") { place += 1 }
        }
        let value = HTMLReferences.resolve(bytes, valueStart..<place, inAttribute: true)
        if isQuoted { place = min(place + 1, bytes.count) }
        return (name, value)
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place].isBlank { place += 1 }
    }
}

extension UInt8 {
    /// Whether HTML takes the byte for a blank.
    var isBlank: Bool { self == 0x20 || (0x09...0x0A).contains(self) || (0x0C...0x0D).contains(self) }

    var isASCIILetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
}
