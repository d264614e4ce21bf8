internal import Foundation
internal import LiveMessages
internal import LiveText

/// How other pages embed a message (oembed.com).
struct OEmbedAnswer: Encodable {
    let version = "1.0"
    let type: String
    let title: String
    let providerName = "LiveText"
    let providerURL: String
    /// Seconds.
    let cacheAge = 3600
    var html: String?
    var url: String?
    var width: Int?
    var height: Int?
    var thumbnailURL: String?
    var thumbnailWidth: Int?
    var thumbnailHeight: Int?

    private enum CodingKeys: String, CodingKey {
        case version, type, title, html, url, width, height
        case providerName = "provider_name"
        case providerURL = "provider_url"
        case cacheAge = "cache_age"
        case thumbnailURL = "thumbnail_url"
        case thumbnailWidth = "thumbnail_width"
        case thumbnailHeight = "thumbnail_height"
    }

    /// What is said where nothing is asked, in view units.
    static let usualSize = CGSize(width: 480, height: 640)

    /// The answer about a message within a size.
    init(_ page: MessagePage, within size: CGSize) {
        title = page.title
        providerURL = page.links.origin
        let extent = page.picture.map { CGSize(width: $0.width, height: $0.height) }
        guard let layout = page.layout else {
            type = "link"
            return
        }
        if let fitting = layout.contentSizeThatFits(size, picture: extent) {
            type = "rich"
            (width, height) = (Int(fitting.width), Int(fitting.height))
            html = Self.frame(page, width: Int(fitting.width), height: Int(fitting.height))
        } else if page.picture != nil {
            type = "photo"
            url = page.links.thumbnail(page.message.id)
        } else {
            type = "link"
        }
        guard let extent, let thumbnail = Self.thumbnail(extent, within: size) else { return }
        if type == "photo" { (width, height) = thumbnail }
        thumbnailURL = page.links.thumbnail(page.message.id)
        (thumbnailWidth, thumbnailHeight) = thumbnail
    }

    private static func frame(_ page: MessagePage, width: Int, height: Int) -> String {
        var writer = XMLWriter(prolog: "")
        writer.inline(
            "iframe",
            [
                "src": page.links.embed(page.message.id), "width": "\(width)", "height": "\(height)",
                "title": page.title,
                "sandbox": "", "loading": "lazy", "referrerpolicy": "no-referrer", "style": "border:0",
            ]
        ) { _ in }
        return writer.text.trimmingCharacters(in: .newlines)
    }

    /// The thumbnail's size: as it was made, or smaller where less is asked for.
    private static func thumbnail(_ extent: CGSize, within size: CGSize) -> (Int, Int)? {
        guard extent.width > 0, extent.height > 0 else { return nil }
        let side = Double(SharedPicture.thumbnailSide)
        let scales = [
            1, side / max(extent.width, extent.height), size.width / extent.width, size.height / extent.height,
        ]
        let scale = scales.min() ?? 1
        return (max(1, Int(extent.width * scale)), max(1, Int(extent.height * scale)))
    }

    /// The same as XML.
    var xml: String {
        var writer = XMLWriter(prolog: "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>")
        writer.block("oembed") { element in
            let members: [(String, String?)] = [
                ("version", version), ("type", type), ("title", title), ("provider_name", providerName),
                ("provider_url", providerURL), ("cache_age", "\(cacheAge)"), ("html", html), ("url", url),
                ("width", width?.description), ("height", height?.description), ("thumbnail_url", thumbnailURL),
                ("thumbnail_width", thumbnailWidth?.description), ("thumbnail_height", thumbnailHeight?.description),
            ]
            for (name, text) in members { if let text { element.leaf(name, text: text) } }
        }
        return writer.text
    }
}
