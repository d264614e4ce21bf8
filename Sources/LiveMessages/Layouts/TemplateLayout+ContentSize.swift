public import Foundation

extension TemplateLayout {
    /// The height of a line of text at the usual text size, in view units, and what surrounds the captions.
    private static let lineHeight = 20.0
    private static let captionPadding = 16.0
    /// As wide as a bubble gets where there is more room: a line of about 45 letters.
    private static let widest = 360.0
    /// Below this, neither captions nor a picture can be made out.
    private static let narrowest = 120.0

    /// The size that the layout wants within the size offered, as an app's ``TranscriptPresentation/contentSizeThatFits(_:)`` gives
    /// its own.
    ///
    /// - Parameters:
    ///   - size: The most that there is, in view units.
    ///   - picture: The picture's extent in pixels; nil where there is none.
    ///   - textScale: How much larger than usual text is.
    /// - Returns: Nil where the size offered is too small for it.
    public func contentSizeThatFits(_ size: CGSize, picture: CGSize?, textScale: Double = 1) -> CGSize? {
        let width = min(Double(size.width), Self.widest)
        guard width.isFinite, width >= Self.narrowest else { return nil }
        let rows = [caption != nil || trailingCaption != nil, subcaption != nil || trailingSubcaption != nil]
            .count { $0 }
        let captions = rows == 0 ? 0 : Double(rows) * Self.lineHeight * textScale + Self.captionPadding
        guard let picture, picture.width > 0, picture.height > 0 else {
            let height = max(captions, Self.lineHeight * textScale + Self.captionPadding)
            return height <= Double(size.height) ? CGSize(width: width, height: height) : nil
        }
        let room = Double(size.height) - captions
        guard room >= Self.narrowest / 2 else { return nil }
        // A tall picture is shown at its whole height rather than its whole width: nothing is cut off.
        let height = min(width * Double(picture.height / picture.width), room, Self.widest * 1.5)
        return CGSize(width: width, height: (height + captions).rounded())
    }
}
