/// The control words of RTF that are understood.
enum RTFVocabulary {
    /// What a group with such a word holds.
    static let destinations: [String: RTFDestination] = [
        "fonttbl": .fonts, "colortbl": .colors, "pict": .picture, "sn": .propertyName, "sv": .propertyValue,
        "fldinst": .instruction, "NeXTGraphic": .graphic, RTFVocabulary.glyph: .glyph, "ud": .body, "shppict": .body,
        "picprop": .body, "upr": .skipped, "stylesheet": .skipped, "info": .skipped, "nonshppict": .skipped,
        "header": .skipped, "headerl": .skipped, "headerr": .skipped, "headerf": .skipped, "footer": .skipped,
        "footerl": .skipped, "footerr": .skipped, "footerf": .skipped, "footnote": .skipped, "annotation": .skipped,
        "filetbl": .skipped, "listtables": .skipped, "tc": .skipped, "xe": .skipped, "template": .skipped,
        "falt": .skipped, "panose": .skipped,
    ]

    /// LiveText's own destination, which holds a glyph's file before the picture that stands for it.
    static let glyph = "adaptiveimageglyph"

    /// Groups that hold nothing of the text, and need not be named when they are left out.
    static let silent: Set = [
        "upr", "stylesheet", "info", "nonshppict", "filetbl", "falt", "panose", "generator", "expandedcolortbl",
        "listtable", "listoverridetable", "rsidtbl", "themedata", "colorschememapping", "latentstyles", "datastore",
        "xmlnstbl", "pgptbl", "mmathPr", "wgrffmtfilter", "userprops", "revtbl", "blipuid", "defchp", "defpap",
        "bkmkstart",
        "bkmkend", "template", "fname", "pnseclvl", "pn", "ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "fldtype",
        "passwordhash", "background", "pgdsctbl", "xe", "tc",
    ]

    /// Control words that stand for a character.
    static let characters: [String: String] = [
        "tab": "\t", "cell": "\t", "nestcell": "\t", "line": "\u{2028}", "page": "\u{C}", "column": "\u{C}",
        "emdash": "—", "endash": "–", "emspace": "\u{2003}", "enspace": "\u{2002}", "qmspace": "\u{2005}",
        "bullet": "•", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”", "ltrmark": "\u{200E}",
        "rtlmark": "\u{200F}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "zwbo": "\u{200B}", "zwnbo": "\u{2060}",
    ]

    /// Control words that end a paragraph.
    static let ends: Set = ["par", "sect", "row", "nestrow"]

    /// Control words that switch something on, or off with a zero.
    static let switches: [String: any WritableKeyPath<TextStyle, Bool> & Sendable] = [
        "b": \.isBold, "i": \.isItalic, "ul": \.isUnderlined, "uld": \.isUnderlined, "uldb": \.isUnderlined,
        "ulw": \.isUnderlined, "uldash": \.isUnderlined, "uldashd": \.isUnderlined, "uldashdd": \.isUnderlined,
        "ulth": \.isUnderlined, "ulwave": \.isUnderlined, "strike": \.isStruckThrough, "striked": \.isStruckThrough,
    ]

    static let alignments: [String: TextAlignment] = ["ql": .left, "qr": .right, "qc": .center, "qj": .justified]

    /// Pictures, and the ends of their files' names.
    static let pictures: [String: String] = [
        "pngblip": "png", "jpegblip": "jpg", "emfblip": "emf", "wmetafile": "wmf", "macpict": "pict", "dibitmap": "bmp",
        "wbitmap": "bmp", "pmmetafile": "met",
    ]

    /// What makes a table: its cells become text with tabs.
    static let tables: Set = ["trowd", "cellx", "itap", "intbl"]
}
