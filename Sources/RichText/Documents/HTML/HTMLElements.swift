/// What is known of the elements of HTML.
enum HTMLElements {
    /// Elements without contents and end tags.
    static let void: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Elements that stand on lines of their own.
    static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
        "hgroup", "hr",
        "html", "legend", "li", "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p", "pre", "search",
        "section",
        "select", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "xmp",
    ]

    /// Elements whose text is not shown.
    static let hidden: Set = [
        "head", "script", "style", "template", "title", "noscript", "datalist", "audio", "video", "canvas", "object",
        "iframe",
        "noembed", "noframes", "applet", "map", "rp",
    ]

    /// Elements of text that say nothing of its looks.
    static let plain: Set = [
        "span", "font", "a", "picture", "abbr", "bdi", "bdo", "data", "label", "time", "wbr", "slot", "nobr", "output",
        "td",
        "th", "q", "button", "ruby", "rt", "source", "img", "br", "meta", "link", "base", "col", "colgroup", "acronym",
        "tt",
    ]

    /// Elements that are heading, list or table, and are read as text.
    static let simplified: [String: String] = [
        "ul": "A list was read as lines with signs before them.",
        "ol": "A list was read as lines with numbers before them.",
        "table": "A table was read as lines of text with tabs.", "sub": "Subscript was read as text.",
        "sup": "Superscript was read as text.", "hr": "A rule was left out.",
    ]

    /// Whether a start tag ends an open element of a name: paragraphs, items and cells need no end tags.
    static func ends(_ open: String, beginning name: String) -> Bool {
        switch open {
        case "p": blocks.contains(name)
        case "li": name == "li"
        case "dt", "dd": name == "dt" || name == "dd"
        case "tr": ["tr", "tbody", "tfoot", "thead"].contains(name)
        case "td", "th": ["td", "th", "tr", "tbody", "tfoot", "thead"].contains(name)
        case "option": name == "option" || name == "optgroup"
        default: false
        }
    }

    /// Elements that keep what they hold from ending what is around them.
    static let scopes: Set = [
        "table", "td", "th", "ul", "ol", "dl", "div", "body", "html", "blockquote", "section", "button",
    ]

    /// Elements that hold items.
    static let lists: Set = ["ul", "ol", "menu", "dir"]

    /// Elements other than blocks whose start may end another element.
    static let cells: Set = ["td", "th"]

    /// Changes a style as an element does without any style sheet; false where it says nothing.
    static func apply(_ name: String, to style: inout TextStyle) -> Bool {
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruckThrough = true
        case "code", "kbd", "samp", "tt", "pre", "listing", "xmp": style.fontFamily = "monospace"
        case "mark": style.background = TextColor(red: 255, green: 255, blue: 0)
        case "center": style.alignment = .center
        case "big": style.fontSize = (style.fontSize ?? TextStyle.usualSize) * 1.2
        case "small": style.fontSize = (style.fontSize ?? TextStyle.usualSize) / 1.2
        case "h1", "h2", "h3", "h4", "h5", "h6":
            style.isBold = true
            style.fontSize = headings[name]
        default: return false
        }
        return true
    }

    private static let headings = ["h1": 24.0, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]
}
