import Foundation

extension RTFReader {
    /// Does what a control word says.
    mutating func perform(_ name: String, _ parameter: Int?) throws(RichTextError) {
        let isOptional = group.isOptional
        group.isOptional = false
        // Unicode for those who know it stands in what is left out for those who do not.
        guard group.destination != .skipped || name == "ud" else { return }
        if let destination = RTFVocabulary.destinations[name] {
            begin(destination, name, parameter)
        } else if isOptional {
            begin(.skipped, name, parameter)
        } else if let text = RTFVocabulary.characters[name] {
            try takeCharacter(text)
        } else if RTFVocabulary.ends.contains(name) {
            if group.destination == .body { try builder.endParagraph(style: group.style) }
        } else if let property = RTFVocabulary.switches[name] {
            group.style[keyPath: property] = parameter != 0
        } else if let alignment = RTFVocabulary.alignments[name] {
            group.style.alignment = alignment
        } else if let kind = RTFVocabulary.pictures[name] {
            picture.kind = kind
        } else if RTFVocabulary.tables.contains(name) {
            omissions.note("A table was read as lines of text with tabs.")
        } else {
            performOther(name, parameter)
        }
    }

    private mutating func performOther(_ name: String, _ parameter: Int?) {
        let value = parameter ?? 0
        switch name {
        case "plain":
            group.style = TextStyle(
                link: group.style.link, alignment: group.style.alignment, direction: group.style.direction)
        case "pard": (group.style.alignment, group.style.direction) = (nil, nil)
        case "qnatural", "pardirnatural": group.style.alignment = nil
        case "rtlpar": group.style.direction = .rightToLeft
        case "ltrpar": group.style.direction = .leftToRight
        case "ulnone": group.style.isUnderlined = false
        case "f": setFont(value)
        case "fs": group.style.fontSize = value > 0 ? Double(value) / 2 : nil
        case "fsmilli": group.style.fontSize = value > 0 ? Double(value) / 1000 : nil
        case "cf": group.style.color = colors[value]
        case "cb", "chcbpat", "highlight": group.style.background = colors[value]
        case "uc": group.fallbackLength = max(0, value)
        case "ansicpg": encodings.page = CodePage(number: value)
        case "mac": encodings.page = CodePage(number: 10000)
        case "pc": encodings.page = CodePage(number: 437)
        case "pca": encodings.page = CodePage(number: 850)
        case "cpg": setPage(CodePage(number: value))
        case "fcharset": if let page = CodePage(characterSet: value) { setPage(page) }
        case "red": colors.setRed(value)
        case "green": colors.setGreen(value)
        case "blue": colors.setBlue(value)
        case "fldrslt": group.style.link = group.fieldLink ?? group.style.link
        case "width", "picwgoal": picture.width = parameter
        case "height", "pichgoal": picture.height = parameter
        case "v" where parameter != 0: omissions.note("Hidden text is shown.")
        default: noteUnknown(name)
        }
    }

    private mutating func begin(_ destination: RTFDestination, _ name: String, _ parameter: Int?) {
        group.destination = destination
        group.ownsDestination = true
        switch destination {
        case .picture, .graphic, .glyph: picture = RTFPicture()
        case .propertyName: property.name = ""
        case .propertyValue: property.value = ""
        case .instruction: instruction = ""
        case .skipped:
            if !RTFVocabulary.silent.contains(name) { omissions.note("What stands in \\\(name) was left out.") }
        case .body, .fonts, .colors: break
        }
        if destination == .glyph { glyphNumber = parameter }
    }

    private mutating func setFont(_ number: Int) {
        group.font = number
        guard group.destination != .fonts else {
            fonts[number] = RTFFont()
            return
        }
        group.style.fontFamily = fonts[number].flatMap { $0.name.isEmpty ? nil : $0.name }
    }

    private mutating func setPage(_ page: CodePage) {
        guard group.destination == .fonts, let font = group.font else { return }
        fonts[font]?.page = page
    }

    private mutating func noteUnknown(_ name: String) {
        guard group.destination == .body, !RTFVocabulary.layout.contains(name) else { return }
        omissions.note("The control word \\\(name) was not understood.")
    }
}
