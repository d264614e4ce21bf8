/// Why an image could not be analysed, in a sentence that says what to do.
///
/// Finding no text is not an error. `Code` is open: new codes may be added, so a switch over it needs a default.
public struct ImageAnalysisError: Error, Hashable, Sendable {
    /// The kind of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case unreadableImage, unsupportedFormat, imageTooLarge, languageUnavailable, engineUnavailable
            case recognitionFailed, timedOut, busy
        }
        private let kind: Kind

        /// The bytes are not a whole image, or the file cannot be read.
        public static let unreadableImage = Code(kind: .unreadableImage)
        /// The bytes are in a format that cannot be decoded.
        public static let unsupportedFormat = Code(kind: .unsupportedFormat)
        /// The image exceeds a limit on bytes or pixels.
        public static let imageTooLarge = Code(kind: .imageTooLarge)
        /// A requested language is not installed.
        public static let languageUnavailable = Code(kind: .languageUnavailable)
        /// A recognition engine is missing or could not be started.
        public static let engineUnavailable = Code(kind: .engineUnavailable)
        /// An engine gave up on the image.
        public static let recognitionFailed = Code(kind: .recognitionFailed)
        /// The deadline passed.
        public static let timedOut = Code(kind: .timedOut)
        /// The waiting queue is full; try again later.
        public static let busy = Code(kind: .busy)

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

    /// The deadline passed.
    package static let timedOut = ImageAnalysisError(
        .timedOut, "The deadline passed before the analysis was done: allow more time or send a smaller image.")
}

extension ImageAnalysisError {
    /// For C libraries that could not allocate.
    package static var outOfMemory: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "There is not enough memory to read this image: send a smaller one.")
    }
}

extension ImageAnalysisError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
