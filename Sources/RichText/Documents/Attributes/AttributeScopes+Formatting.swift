public import Foundation

extension AttributeScopes {
    /// How text looks, as documents tell it: what Foundation has no attributes for outside Apple's platforms.
    public struct FormattingAttributes: AttributeScope {
        /// The family of the font, such as "Helvetica".
        public let fontFamily: FontFamilyAttribute
        /// The size of the font in points.
        public let fontSize: FontSizeAttribute
        /// Whether the font is bold.
        public let isBold: BoldAttribute
        /// Whether the font is italic.
        public let isItalic: ItalicAttribute
        /// Whether a line runs below.
        public let isUnderlined: UnderlineAttribute
        /// Whether a line runs through.
        public let isStruckThrough: StrikethroughAttribute
        /// The colour of the letters.
        public let textColor: TextColorAttribute
        /// The colour behind the letters.
        public let textBackground: TextBackgroundAttribute
        /// How the lines of the paragraph stand; a document keeps what its first letter says.
        public let textAlignment: TextAlignmentAttribute
        /// A file that stands in the text, on U+FFFC.
        public let textAttachment: TextAttachmentAttribute
    }

    /// How text looks, as documents tell it.
    public var formatting: FormattingAttributes.Type { FormattingAttributes.self }
}

extension AttributeDynamicLookup {
    /// Gives text its attributes by name: `text.fontSize = 14`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FormattingAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.FormattingAttributes {
    /// The family of the font.
    public enum FontFamilyAttribute: CodableAttributedStringKey {
        /// The family's name.
        public typealias Value = String
        /// The name by which it is stored.
        public static let name = "FontFamily"
    }

    /// The size of the font.
    public enum FontSizeAttribute: CodableAttributedStringKey {
        /// Points.
        public typealias Value = Double
        /// The name by which it is stored.
        public static let name = "FontSize"
    }

    /// Bold.
    public enum BoldAttribute: CodableAttributedStringKey {
        /// True where it is; text that is not bold need not say so.
        public typealias Value = Bool
        /// The name by which it is stored.
        public static let name = "Bold"
    }

    /// Italic.
    public enum ItalicAttribute: CodableAttributedStringKey {
        /// True where it is; text that is not italic need not say so.
        public typealias Value = Bool
        /// The name by which it is stored.
        public static let name = "Italic"
    }

    /// A line below.
    public enum UnderlineAttribute: CodableAttributedStringKey {
        /// True where there is one.
        public typealias Value = Bool
        /// The name by which it is stored.
        public static let name = "Underline"
    }

    /// A line through.
    public enum StrikethroughAttribute: CodableAttributedStringKey {
        /// True where there is one.
        public typealias Value = Bool
        /// The name by which it is stored.
        public static let name = "Strikethrough"
    }

    /// The colour of letters.
    public enum TextColorAttribute: CodableAttributedStringKey {
        /// The colour.
        public typealias Value = TextColor
        /// The name by which it is stored.
        public static let name = "TextColor"
    }

    /// The colour behind letters.
    public enum TextBackgroundAttribute: CodableAttributedStringKey {
        /// The colour.
        public typealias Value = TextColor
        /// The name by which it is stored.
        public static let name = "TextBackground"
    }

    /// How lines stand.
    public enum TextAlignmentAttribute: CodableAttributedStringKey {
        /// The alignment.
        public typealias Value = TextAlignment
        /// The name by which it is stored.
        public static let name = "TextAlignment"
    }

    /// A file in the text.
    public enum TextAttachmentAttribute: CodableAttributedStringKey {
        /// The file.
        public typealias Value = TextAttachment
        /// The name by which it is stored.
        public static let name = "TextAttachment"
        /// Holds on U+FFFC alone.
        public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
        /// Text put beside an attachment is not the attachment.
        public static let inheritedByAddedText = false
    }
}
