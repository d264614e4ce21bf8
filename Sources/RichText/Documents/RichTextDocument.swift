public import Foundation

/// A text as a document holds it: RTFD, RTF, HTML or plain text, read and written.
///
/// Reading keeps what is said and how it looks; files and pictures in the text that are no glyphs become attachments
/// (`textAttachment`). What was not understood is listed in `omissions`.
public struct RichTextDocument: Sendable {
    /// The text with its glyphs (`AttributeScopes.RichTextAttributes`) and its looks (`AttributeScopes.FormattingAttributes`).
    public var text: AttributedString
    /// What a reader did not understand, in sentences; empty where everything was.
    public let omissions: [String]

    /// A document of a text, to be written.
    public init(_ text: AttributedString) {
        self.init(text, omissions: [])
    }

    init(_ text: AttributedString, omissions: [String]) {
        self.text = text
        self.omissions = omissions
    }
}
