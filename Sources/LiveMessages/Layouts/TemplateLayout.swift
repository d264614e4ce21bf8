/// A layout of a picture with two titles over it and four captions below.
///
/// Counterpart of `MSMessageTemplateLayout`.
public struct TemplateLayout: Hashable, Sendable, Codable {
    /// The picture, by the identifier that the conversation's store gave it.
    public var image: String?
    /// A film or a sound instead of the picture: `https:` or `http:`.
    public var mediaFileURL: String?
    /// Over the picture.
    public var imageTitle: String?
    /// Over the picture, below its title.
    public var imageSubtitle: String?
    /// Below the picture, at the leading side.
    public var caption: String?
    /// Below the caption.
    public var subcaption: String?
    /// Below the picture, at the trailing side.
    public var trailingCaption: String?
    /// Below the trailing caption.
    public var trailingSubcaption: String?

    /// Makes a layout.
    public init(
        image: String? = nil, mediaFileURL: String? = nil, imageTitle: String? = nil, imageSubtitle: String? = nil,
        caption: String? = nil, subcaption: String? = nil, trailingCaption: String? = nil,
        trailingSubcaption: String? = nil
    ) {
        self.image = image
        self.mediaFileURL = mediaFileURL
        self.imageTitle = imageTitle
        self.imageSubtitle = imageSubtitle
        self.caption = caption
        self.subcaption = subcaption
        self.trailingCaption = trailingCaption
        self.trailingSubcaption = trailingSubcaption
    }

    /// The texts that are set, in reading order.
    public var texts: [String] {
        [imageTitle, imageSubtitle, caption, trailingCaption, subcaption, trailingSubcaption].compactMap(\.self)
    }
}
