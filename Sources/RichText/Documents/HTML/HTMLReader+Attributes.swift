import Foundation

extension HTMLReader {
    /// Gives an element what its name and attributes say.
    mutating func apply(_ tag: HTMLTag, to element: inout HTMLElement) {
        let isKnown =
            HTMLElements.apply(tag.name, to: &element.style) || HTMLElements.plain.contains(tag.name)
            || HTMLElements.blocks.contains(tag.name) || HTMLElements.hidden.contains(tag.name)
        if !isKnown, HTMLElements.simplified[tag.name] == nil, !element.isHidden {
            omissions.note("The element <\(tag.name.prefix(40))> was read as the text in it.")
        }
        if let note = HTMLElements.simplified[tag.name], !element.isHidden { omissions.note(note) }
        if ["pre", "listing", "textarea", "xmp"].contains(tag.name) { element.keepsBlanks = true }
        if tag.name == "ol" { element.itemNumber = tag.attributes["start"].flatMap { Int($0.trimmed) } ?? 1 }
        hide(tag, &element)
        applyAttributes(of: tag, to: &element)
        applyStyle(of: tag, to: &element)
    }

    private mutating func hide(_ tag: HTMLTag, _ element: inout HTMLElement) {
        guard !element.isHidden else { return }
        if HTMLElements.hidden.contains(tag.name) {
            element.isHidden = true
            if ["audio", "video", "canvas", "object", "iframe", "applet"].contains(tag.name) {
                omissions.note("What <\(tag.name)> shows was left out.")
            }
        } else if tag.attributes["hidden"] != nil {
            element.isHidden = true
            omissions.note("Hidden text was left out.")
        }
    }

    private mutating func applyAttributes(of tag: HTMLTag, to element: inout HTMLElement) {
        for (name, value) in tag.attributes {
            switch name {
            case "align" where element.isBlock: _ = element.style.apply(css: "text-align", value)
            case "dir": _ = element.style.apply(css: "direction", value)
            case "lang": element.style.language = value.isEmpty ? nil : value
            case "color" where tag.name == "font": _ = element.style.apply(css: "color", value)
            case "face" where tag.name == "font": _ = element.style.apply(css: "font-family", value)
            case "size" where tag.name == "font":
                element.style.fontSize = Self.fontSizes[value.trimmed] ?? element.style.fontSize
            case "href" where tag.name == "a": applyLink(value, to: &element)
            default: break
            }
        }
    }

    private mutating func applyLink(_ address: String, to element: inout HTMLElement) {
        let address = address.trimmed
        if let link = HarmlessLink(address), let url = URL(string: link.url) {
            element.style.link = url
        } else if !address.isEmpty, !address.hasPrefix("#") {
            omissions.note(
                "A link was left out, as nothing is known of its scheme or it is written wrongly: \(address.prefix(60))"
            )
        }
    }

    private mutating func applyStyle(of tag: HTMLTag, to element: inout HTMLElement) {
        guard let style = tag.attributes["style"], !element.isHidden else { return }
        for (name, value) in CSSDeclarations.declarations(of: style) {
            let word = value.lowercased()
            switch (name, word) {
            case ("white-space", _):
                element.keepsBlanks = ["pre", "pre-wrap", "break-spaces", "-moz-pre-wrap"].contains(word)
            case ("display", "none"), ("visibility", "hidden"):
                element.isHidden = true
                omissions.note("Hidden text was left out.")
            default:
                guard !element.style.apply(css: name, value) else { continue }
                omissions.note("The style \(name.prefix(40)): \(value.prefix(40)) was not understood.")
            }
        }
    }

    private static let fontSizes = ["1": 7.5, "2": 9.75, "3": 12, "4": 13.5, "5": 18, "6": 24, "7": 36]
}
