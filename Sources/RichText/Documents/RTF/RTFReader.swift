import Foundation

/// RTF, alone or in a package with files, to attributed text. Every byte is looked at once.
struct RTFReader {
    var tokenizer: RTFTokenizer
    let limits: DocumentLimits
    /// The files of the package, by their names.
    let files: [String: Data]
    var builder: RunBuilder
    var omissions = Omissions()

    private var groups: [RTFGroup] = []
    var group = RTFGroup()
    var fonts: [Int: RTFFont] = [:]
    var colors = RTFColors()
    var encodings = RTFEncodings()
    /// Bytes of text that were not decoded yet.
    private var pending: [UInt8] = []
    /// Bytes that stand for a Unicode character and are not to be read.
    private var fallbackLeft = 0
    private var highSurrogate: UInt16?
    /// After a graphic, the depth at which a sign stands in its place.
    private var placeholderDepth: Int?

    var picture = RTFPicture()
    var property = (name: "", value: "")
    var instruction = ""
    var glyphs: [Int: AdaptiveImageGlyph] = [:]
    var glyphNumber: Int?
    /// Whether the next picture only stands for a glyph that was read.
    var expectsFallback = false
    var pictureCount = 0
    /// The glyphs of the package's files.
    var glyphFiles: [String: StyledRun.Content] = [:]
    var usedFiles: Set<String> = []

    init(_ bytes: [UInt8], files: [String: Data] = [:], limits: DocumentLimits) {
        tokenizer = RTFTokenizer(bytes)
        self.files = files
        self.limits = limits
        builder = RunBuilder(limits: limits)
    }

    /// Reads the document.
    mutating func read() throws(RichTextError) -> RichTextDocument {
        guard tokenizer.next() == .open, case .word("rtf", _)? = tokenizer.next() else {
            throw RichTextError(.unsupportedFormat, "This is no RTF: it does not begin with {\\rtf.")
        }
        var isEnded = false
        while !isEnded, let token = tokenizer.next() { isEnded = try !take(token) }
        guard isEnded else {
            throw RichTextError(.unreadableDocument, "The RTF ends in the middle: get the whole file.")
        }
        try builder.alignParagraph(group.style)
        return RichTextDocument(try builder.attributedString(), omissions: omissions.sentences)
    }

    /// Takes a token; false at the end of the document.
    private mutating func take(_ token: RTFToken) throws(RichTextError) -> Bool {
        switch token {
        case .open:
            try settle()
            guard groups.count < limits.depth else {
                throw RichTextError(
                    .tooLarge, "The RTF nests deeper than \(limits.depth) groups: raise the limit on depth.")
            }
            groups.append(group)
            group.ownsDestination = false
            group.isOptional = false
        case .close:
            try settle()
            guard let outer = groups.popLast() else { return false }
            let closed = group
            group = outer
            placeholderDepth = nil
            if closed.ownsDestination { try end(closed) }
        case .word(let name, let parameter):
            if name == "u" {
                try takeUnicode(parameter ?? 0)
            } else {
                try settle()
                try perform(name, parameter)
            }
        case .symbol(let byte): try take(symbol: byte)
        case .byte(let byte): try take([byte][...])
        case .text(let range): try take(tokenizer.bytes[range])
        case .binary(let range):
            if group.destination == .picture { picture.append(tokenizer.bytes[range]) }
        }
        return true
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) throws(RichTextError) {
        let skipped = min(fallbackLeft, bytes.count)
        fallbackLeft -= skipped
        var bytes = bytes.dropFirst(skipped)
        // Between a graphic and its end stands one byte for it, in no encoding.
        if placeholderDepth == groups.count, bytes.first == 0xAC { bytes = bytes.dropFirst() }
        guard !bytes.isEmpty else { return }
        placeholderDepth = nil
        try settleSurrogate()
        switch group.destination {
        case .picture, .glyph: picture.append(hex: bytes)
        case .skipped: break
        default: pending.append(contentsOf: bytes)
        }
    }

    private mutating func take(symbol byte: UInt8) throws(RichTextError) {
        switch byte {
        case UInt8(ascii: "*"): group.isOptional = true
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): try take([byte][...])
        case 0x0A, 0x0D:
            try settle()
            try perform("par", nil)
        case 0x09: try takeCharacter("\t")
        case UInt8(ascii: "~"): try takeCharacter("\u{A0}")
        case UInt8(ascii: "_"): try takeCharacter("\u{2011}")
        case UInt8(ascii: "-"): try takeCharacter("\u{AD}")
        default: break
        }
    }

    private mutating func takeUnicode(_ parameter: Int) throws(RichTextError) {
        try settlePending()
        fallbackLeft = group.fallbackLength
        // Numbers above 32767 are written as negative ones.
        let unit = UInt16(truncatingIfNeeded: parameter)
        if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
            highSurrogate = nil
            try take(text: String(decoding: [high, unit], as: UTF16.self))
        } else {
            try settleSurrogate()
            if UTF16.isLeadSurrogate(unit) {
                highSurrogate = unit
            } else if unit == 0xFFFC, placeholderDepth == groups.count {
                placeholderDepth = nil
            } else {
                try take(text: String(decoding: [unit], as: UTF16.self))
            }
        }
    }

    /// A character that a control word or symbol stands for.
    mutating func takeCharacter(_ text: String) throws(RichTextError) {
        try settle()
        try take(text: text)
    }

    /// Ends what is only valid up to here: the text before a change, and what Unicode has begun.
    private mutating func settle() throws(RichTextError) {
        fallbackLeft = 0
        try settleSurrogate()
        try settlePending()
    }

    private mutating func settleSurrogate() throws(RichTextError) {
        guard highSurrogate != nil else { return }
        highSurrogate = nil
        try take(text: "\u{FFFD}")
    }

    private mutating func settlePending() throws(RichTextError) {
        guard !pending.isEmpty else { return }
        let page = group.font.flatMap { fonts[$0]?.page } ?? encodings.page
        let decoded = encodings.decode(pending, page)
        if decoded == nil {
            omissions.note("The encoding \(page.number) is not known; its letters were taken for Western ones.")
        }
        let text = decoded ?? encodings.decode(pending, .western) ?? ""
        // A semicolon ends the name of a font; one that belongs to it comes as Unicode.
        try take(text: group.destination == .fonts ? String(text.prefix { $0 != ";" }) : text)
        pending.removeAll(keepingCapacity: true)
    }

    /// Lets a sign follow for something that stands in the text already.
    mutating func expectPlaceholder() {
        placeholderDepth = groups.count
    }
}
