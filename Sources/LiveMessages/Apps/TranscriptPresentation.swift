public import Foundation

/// What an app says about its bubble in the transcript. Counterpart of `MSMessagesAppTranscriptPresentation`.
@MainActor
public protocol TranscriptPresentation: AnyObject {
    /// The size that the content wants, in view units.
    ///
    /// Asked when all else is known, and again whenever the width, the text size or the locale changes.
    ///
    /// - Parameter size: The most that there is; what is covered by the host's own interface is not part of it. The bubble gets the
    ///   size that is answered, neither cut nor padded, and never more than is offered.
    /// - Returns: The size that the bubble is to have.
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}
