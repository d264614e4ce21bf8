import Foundation

/// How a piece of text looks. The last two belong to its paragraph.
struct TextStyle: Hashable, Sendable {
    var fontFamily: String?
    var fontSize: Double?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var color: TextColor?
    var background: TextColor?
    var link: URL?
    var language: String?
    var alignment: TextAlignment?
    var direction: AttributedString.WritingDirection?

    /// Nothing is said.
    static let plain = TextStyle()

    /// Points, where a document says nothing.
    static let usualSize = 12.0

    /// The style with another paragraph's alignment and direction.
    func inParagraph(of other: TextStyle) -> TextStyle {
        var style = self
        style.alignment = other.alignment
        style.direction = other.direction
        return style
    }
}

extension TextStyle {
    /// What attributes say.
    init(_ attributes: AttributeContainer) {
        fontFamily = attributes.fontFamily
        fontSize = attributes.fontSize
        isBold = attributes.isBold ?? false
        isItalic = attributes.isItalic ?? false
        isUnderlined = attributes.isUnderlined ?? false
        isStruckThrough = attributes.isStruckThrough ?? false
        color = attributes.textColor
        background = attributes.textBackground
        link = attributes.link
        language = attributes.languageIdentifier
        alignment = attributes.textAlignment
        direction = attributes.writingDirection
    }

    /// The attributes that say so.
    var attributes: AttributeContainer {
        var attributes = AttributeContainer()
        attributes.fontFamily = fontFamily
        attributes.fontSize = fontSize
        attributes.isBold = isBold ? true : nil
        attributes.isItalic = isItalic ? true : nil
        attributes.isUnderlined = isUnderlined ? true : nil
        attributes.isStruckThrough = isStruckThrough ? true : nil
        attributes.textColor = color
        attributes.textBackground = background
        attributes.link = link
        attributes.languageIdentifier = language
        attributes.textAlignment = alignment
        attributes.writingDirection = direction
        return attributes
    }
}
