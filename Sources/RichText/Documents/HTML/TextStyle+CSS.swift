import Foundation

extension TextStyle {
    /// The declarations that say how letters look.
    var css: String {
        var declarations: [String] = []
        if let fontFamily { declarations.append("font-family:" + CSSString.quoted(fontFamily)) }
        if let fontSize { declarations.append("font-size:\(Self.number(fontSize))pt") }
        if isBold { declarations.append("font-weight:bold") }
        if isItalic { declarations.append("font-style:italic") }
        let lines = (isUnderlined ? ["underline"] : []) + (isStruckThrough ? ["line-through"] : [])
        if !lines.isEmpty { declarations.append("text-decoration:" + lines.joined(separator: " ")) }
        if let color { declarations.append("color:" + color.css) }
        if let background { declarations.append("background-color:" + background.css) }
        return declarations.joined(separator: ";")
    }

    private static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Does what a declaration says; false where it is not understood.
    mutating func apply(css name: String, _ value: String) -> Bool {
        let word = value.lowercased()
        switch name {
        case "font-family":
            let family = CSSDeclarations.split(value, at: ",").first.map { CSSString.unquoted(String($0)) } ?? ""
            if word != "inherit" { fontFamily = family.isEmpty ? nil : family }
        case "font-size": return applySize(word)
        case "font-weight": isBold = ["bold", "bolder"].contains(word) || (Int(word).map { $0 >= 600 } ?? false)
        case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
        case "text-decoration", "text-decoration-line":
            // A line of an element around goes on, as CSS has it.
            if word.contains("underline") { isUnderlined = true }
            if word.contains("line-through") { isStruckThrough = true }
        case "color": if let color = TextColor(css: word) { self.color = color } else { return Self.isReset(word) }
        case "background", "background-color":
            background = TextColor(css: word) ?? background
            return TextColor(css: word) != nil || Self.isReset(word)
        case "text-align":
            // `start` is what a paragraph has that says nothing.
            alignment = Self.alignments[word] ?? (word == "start" ? nil : alignment)
        case "direction": direction = word == "rtl" ? .rightToLeft : word == "ltr" ? .leftToRight : direction
        default: return Self.layout.contains(name) || name.hasPrefix("-") || name.hasPrefix("mso-")
        }
        return true
    }

    private mutating func applySize(_ word: String) -> Bool {
        if let size = Self.sizes[word] {
            fontSize = size
            return true
        }
        let digits = word.prefix { !$0.isLetter && $0 != "%" }
        let unit = word.dropFirst(digits.count)
        // A number may have an exponent, whose e is no unit.
        if unit.hasPrefix("e-"), word.hasSuffix("pt"), let size = Double(word.dropLast(2)) { return setSize(size) }
        guard let number = Double(digits.trimmingCharacters(in: .whitespaces)) else { return Self.isReset(word) }
        switch unit {
        case "pt": return setSize(number)
        case "px": return setSize(number * 0.75)
        case "em": return setSize(number * (fontSize ?? Self.usualSize))
        case "%": return setSize(number / 100 * (fontSize ?? Self.usualSize))
        case "rem": return setSize(number * Self.usualSize)
        default: return false
        }
    }

    private mutating func setSize(_ size: Double) -> Bool {
        guard size.isFinite, size > 0 else { return false }
        fontSize = size
        return true
    }

    private static func isReset(_ word: String) -> Bool {
        ["inherit", "initial", "unset", "normal", "none", "transparent", "currentcolor", "medium", "auto"].contains(
            word)
            || word.hasPrefix("rgba(")
    }

    private static let alignments: [String: TextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
    ]

    private static let sizes = [
        "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
    ]

    /// Properties of boxes, spacing and fonts' details: attributed text has no place for them, and loses nothing that is said.
    private static let layout: Set = [
        "margin", "margin-left", "margin-right", "margin-top", "margin-bottom", "padding", "padding-left",
        "padding-right",
        "padding-top", "padding-bottom", "line-height", "letter-spacing", "word-spacing", "text-indent", "white-space",
        "display", "width", "height", "max-width", "min-width", "max-height", "min-height", "border", "border-width",
        "border-style", "border-color", "border-radius", "border-collapse", "border-spacing", "box-sizing",
        "vertical-align",
        "font-variant", "font-variant-caps", "font-variant-ligatures", "font-stretch", "font-kerning",
        "font-feature-settings",
        "font-variation-settings", "font-optical-sizing", "font-size-adjust", "text-rendering", "text-size-adjust",
        "text-transform", "text-decoration-thickness", "text-decoration-style", "text-decoration-color", "orphans",
        "widows",
        "float", "clear", "overflow", "overflow-wrap", "word-wrap", "word-break", "hyphens", "position", "cursor",
        "outline",
        "list-style", "list-style-type", "caret-color", "unicode-bidi", "visibility", "opacity", "background-image",
        "tab-size",
    ]
}
