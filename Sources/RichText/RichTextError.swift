/// Why a text with glyphs could not be read, written or stored, in a sentence that says what to do.
///
/// `Code` is open: new codes may be added, so a switch over it needs a default.
public struct RichTextError: Error, Hashable, Sendable {
    /// The kind of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case unreadableGlyph, unreadableDocument, unsupportedFormat, tooLarge, encoderUnavailable, storeFailed,
                refused
        }
        private let kind: Kind

        /// The bytes are not a picture that can stand in a text, or are damaged.
        public static let unreadableGlyph = Code(kind: .unreadableGlyph)
        /// The bytes are not a document of the format, or are damaged.
        public static let unreadableDocument = Code(kind: .unreadableDocument)
        /// The format is not one of those that are read.
        public static let unsupportedFormat = Code(kind: .unsupportedFormat)
        /// A limit on bytes, pixels, counts or depth is exceeded.
        public static let tooLarge = Code(kind: .tooLarge)
        /// What encodes pictures is not installed.
        public static let encoderUnavailable = Code(kind: .encoderUnavailable)
        /// A store could not be read or written.
        public static let storeFailed = Code(kind: .storeFailed)
        /// What was asked for would lose a glyph, or put one where none may be.
        public static let refused = Code(kind: .refused)

        /// The name used in JSON.
        public var description: String { kind.rawValue }
    }

    /// The kind of failure.
    public let code: Code
    /// What happened and what to do about it, as a sentence.
    public let message: String

    /// Makes an error.
    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension RichTextError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
