import Foundation

/// An attribute that an archive keeps, by its name.
///
/// Glyphs are not among them: an archive has each of their files once.
struct ArchivedAttribute: Sendable {
    let name: String
    /// Writes the attribute of a run, where it has it.
    let encode: @Sendable (AttributedString.Runs.Run, (String) -> any Encoder) throws -> Void
    /// Reads the attribute.
    let decode: @Sendable (any Decoder, inout AttributeContainer) throws -> Void

    /// All that are kept: whoever adds an attribute to the module adds it here.
    static let known: [ArchivedAttribute] = [
        ArchivedAttribute(MissingImageGlyphAttribute.self),
        ArchivedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        ArchivedAttribute(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
        ArchivedAttribute(AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.FontFamilyAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.FontSizeAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.BoldAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.ItalicAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.UnderlineAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.StrikethroughAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.TextColorAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.TextBackgroundAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.TextAlignmentAttribute.self),
        ArchivedAttribute(AttributeScopes.FormattingAttributes.TextAttachmentAttribute.self),
    ]

    /// An attribute by its key.
    init<Key: CodableAttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
        name = Key.name
        encode = { run, encoder in
            guard let value = run[Key.self] else { return }
            try Key.encode(value, to: encoder(Key.name))
        }
        decode = { decoder, attributes in
            attributes[Key.self] = try Key.decode(from: decoder)
        }
    }
}
