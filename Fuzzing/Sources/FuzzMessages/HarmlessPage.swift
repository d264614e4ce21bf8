/// Reads pages of messages more strictly than any browser does: what it lets pass is markup of ours, with texts in it.
enum HarmlessPage {
    private static let elements: Set = [
        "a", "article", "b", "body", "div", "figcaption", "figure", "h1", "head", "html", "iframe", "img", "link",
        "main",
        "meta", "nav", "p", "span", "style", "title",
    ]
    private static let attributes: Set = [
        "alt", "aria-label", "charset", "class", "content", "dir", "height", "href", "lang", "loading", "name",
        "property",
        "referrerpolicy", "rel", "sandbox", "src", "style", "title", "type", "width",
    ]

    /// Ends the process where something of a stranger's could be taken for markup.
    static func check(_ html: String) {
        // Bytes, as browsers see them: a letter with an accent after a quotation mark would be one character with it.
        var rest = Array(html.utf8)[...]
        var open: [String] = []
        take("<!DOCTYPE html>\n", from: &rest)
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            precondition(!rest[..<start].contains(UInt8(ascii: ">")), "text is escaped")
            rest = rest[(start + 1)...]
            if take("/", from: &rest) {
                precondition(name(from: &rest) == open.popLast(), "elements are closed")
                precondition(take(">", from: &rest), "a tag ends")
                continue
            }
            let name = name(from: &rest)
            precondition(elements.contains(name), "an element of ours")
            while take(" ", from: &rest) { checkAttribute(&rest) }
            if take("/>", from: &rest) { continue }
            precondition(take(">", from: &rest), "a tag ends")
            open.append(name)
            // Nothing is escaped in a style sheet, which has child selectors; it is ours alone.
            if name == "style" {
                precondition(rest.starts(with: "\n:root { color-scheme".utf8), "our sheet")
                rest = rest.drop { $0 != UInt8(ascii: "<") }
                precondition(rest.starts(with: "</style>".utf8), "our sheet alone")
            }
        }
        precondition(!rest.contains(UInt8(ascii: ">")) && open.isEmpty, "all elements are closed")
    }

    @discardableResult
    private static func take(_ text: String, from rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    private static func name(from rest: inout ArraySlice<UInt8>) -> String {
        let name = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }
        rest = rest.dropFirst(name.count)
        return String(decoding: name, as: UTF8.self)
    }

    private static func checkAttribute(_ rest: inout ArraySlice<UInt8>) {
        let name = name(from: &rest)
        precondition(attributes.contains(name), "an attribute of ours")
        precondition(take("=\"", from: &rest), "a value in quotes")
        let bytes = rest.prefix { $0 != UInt8(ascii: "\"") }
        rest = rest.dropFirst(bytes.count)
        precondition(take("\"", from: &rest), "a value ends")
        precondition(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: ">")), "a value is escaped")
        let value = String(decoding: bytes, as: UTF8.self)
        switch name {
        case "src": precondition(value.hasPrefix("https://host/m/"), "a picture of ours")
        case "href":
            precondition(["http://", "https://"].contains(where: value.lowercased().hasPrefix), "a page of the web")
        case "style": precondition(value == "border:0", "a style of ours")
        default: break
        }
    }
}
