internal import Foundation
internal import LiveMessages
internal import LiveText
internal import RichText

/// A message as a page that needs no script: its alternate layout, and what programs read that make previews of links.
///
/// Both show what the sender lets people see who are not in the conversation: previews are kept by others, and cannot be taken back.
struct MessagePage {
    let message: MessageRecord
    let picture: PictureRecord?
    let links: PageLinks
    let words: MessageWords
    /// Whether other pages have it in a frame of the layout's own size.
    let isFramed: Bool

    static let policy =
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    static let framedPolicy =
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors *"

    /// What may be shown.
    var preview: MessagePreview { message.draft?.preview ?? .none }

    /// What lists and previews call the message.
    var title: String {
        guard preview != .none, let draft = message.draft else { return words.message }
        if let summary = draft.summaryText, !summary.isEmpty { return summary }
        return draft.kind == .sticker ? words.sticker : draft.kind == .attachment ? words.attachment : words.message
    }

    /// The layout where it may be shown.
    var layout: TemplateLayout? { preview == .full ? message.draft?.alternate : nil }

    var html: String {
        var writer = XMLWriter(prolog: "<!DOCTYPE html>")
        writer.block("html", ["lang": words.language, "dir": words.isRightToLeft ? "rtl" : "ltr"]) { html in
            html.block("head") { writeHead(to: &$0) }
            html.block("body", ["class": isFramed ? "framed" : nil]) { body in
                body.block("main") { writeContent(to: &$0) }
            }
        }
        return writer.text
    }

    private func writeHead(to writer: inout XMLWriter) {
        writer.empty("meta", ["charset": "utf-8"])
        writer.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        writer.empty("meta", ["name": "color-scheme", "content": "light dark"])
        writer.empty("meta", ["name": "robots", "content": "noindex"])
        writer.leaf("title", text: title)
        if !isFramed { writePreview(to: &writer) }
        writer.inline("style") { $0.writeVerbatim(MessagePageStyle.sheet) }
        writer.endLine()
    }

    /// Open Graph (ogp.me), Twitter's cards, and where to find oEmbed.
    private func writePreview(to writer: inout XMLWriter) {
        func property(_ name: String, _ content: String?) {
            if let content { writer.empty("meta", ["property": name, "content": content]) }
        }
        property("og:type", "website")
        property("og:site_name", "LiveText")
        property("og:title", title)
        property("og:url", links.message(message.id))
        let isLarge = preview == .full && picture != nil
        writer.empty("meta", ["name": "twitter:card", "content": isLarge ? "summary_large_image" : "summary"])
        writer.empty("meta", ["name": "twitter:title", "content": title])
        guard preview != .none else { return }
        if let layout {
            let description = layout.texts.joined(separator: " · ")
            property("og:description", description)
            writer.empty("meta", ["name": "description", "content": description])
        }
        if isLarge, let picture {
            let size = picture.previewSize
            property("og:image", links.picture(message.id))
            property("og:image:type", "image/jpeg")
            property("og:image:width", "\(size.width)")
            property("og:image:height", "\(size.height)")
            property("og:image:alt", message.draft?.accessibilityLabel ?? title)
        }
        for format in ["json", "xml"] {
            writer.empty(
                "link",
                [
                    "rel": "alternate", "type": format == "json" ? "application/json+oembed" : "text/xml+oembed",
                    "href": links.embedding(message.id, format: format), "title": title,
                ])
        }
    }

    private func writeContent(to writer: inout XMLWriter) {
        writer.block("article") { article in
            if let layout {
                writePicture(layout, to: &article)
                writeCaptions(layout, to: &article)
            } else {
                article.leaf("h1", text: title)
                if preview == .none { article.leaf("p", text: words.isPrivate) }
            }
        }
        guard !isFramed else { return }
        writer.block("nav", ["aria-label": words.message]) { nav in
            if preview == .full, message.draft?.event != nil {
                nav.leaf("a", ["href": links.event(message.id)], text: words.addToCalendar)
            }
            if let link = preview == .full ? message.draft?.url?.description : nil, HarmlessLink(link)?.isWeb == true {
                nav.leaf("a", ["href": link, "rel": "nofollow noopener noreferrer"], text: link)
            }
            nav.leaf(
                "a", ["href": links.conversation(message.conversation) + "#m=" + message.id],
                text: words.openConversation)
        }
    }

    private func writePicture(_ layout: TemplateLayout, to writer: inout XMLWriter) {
        guard let picture else { return }
        let size = picture.previewSize
        writer.block("figure") { figure in
            figure.empty(
                "img",
                [
                    "src": links.picture(message.id), "alt": message.draft?.accessibilityLabel ?? title,
                    "width": "\(size.width)", "height": "\(size.height)",
                ])
            guard layout.imageTitle != nil || layout.imageSubtitle != nil else { return }
            figure.block("figcaption") { caption in
                if let text = layout.imageTitle { caption.leaf("b", text: text) }
                if let text = layout.imageSubtitle { caption.leaf("span", text: text) }
            }
        }
    }

    private func writeCaptions(_ layout: TemplateLayout, to writer: inout XMLWriter) {
        // A page has a heading, also for those who do not see it.
        if layout.caption == nil { writer.leaf("h1", ["class": "unseen"], text: title) }
        for (name, leading, trailing) in [
            ("h1", layout.caption, layout.trailingCaption), ("p", layout.subcaption, layout.trailingSubcaption),
        ] where leading != nil || trailing != nil {
            writer.block("div", ["class": "row"]) { row in
                if let leading { row.leaf(name, text: leading) }
                if let trailing { row.leaf("p", ["class": "trailing"], text: trailing) }
            }
        }
        if let media = layout.mediaFileURL, HarmlessLink(media)?.isWeb == true {
            writer.leaf("a", ["href": media, "rel": "nofollow noopener noreferrer"], text: media)
        }
        if !isFramed, let comment = message.draft?.comment { writer.leaf("p", ["class": "comment"], text: comment) }
    }
}
