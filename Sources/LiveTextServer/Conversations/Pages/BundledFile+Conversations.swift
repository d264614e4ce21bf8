internal import CWeb
internal import HTTPTypes

extension BundledFile {
    /// What the conversation's page may do: show messages, pictures that it fetched, and apps in frames.
    private static let conversationPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src 'self' blob:; "
        + "connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    /// What an app may do: run its own script on what the page around it hands over. It has no origin, keeps nothing, and asks
    /// nobody.
    private static let appPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src blob: data:; media-src blob:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"

    /// The page of every conversation, which holds nothing itself.
    static let conversationPage = BundledFile(
        path: "/c/{conversation}", mediaType: html, file: web_conversation_page_html(),
        headers: [.contentSecurityPolicy: conversationPolicy, .init("X-Robots-Tag") ?? .server: "noindex"])

    /// What the page is made of.
    static let conversations = [
        conversationPage,
        BundledFile(
            path: "/conversation-page.css", mediaType: style, file: web_conversation_page_css()),
        BundledFile(path: "/conversation-page.js", mediaType: script, file: web_conversation_page_js()),
        BundledFile(path: "/live-messages.js", mediaType: script, file: web_live_messages_js()),
        BundledFile(
            path: "/live-messages-app.js", mediaType: script, file: web_live_messages_app_js(),
            headers: forEverybody),
        app("/picture-page.html", web_picture_page_html()),
        BundledFile(path: "/picture-page.css", mediaType: style, file: web_picture_page_css()),
        BundledFile(
            path: "/picture-page.js", mediaType: script, file: web_picture_page_js(),
            headers: forEverybody),
        app("/event-page.html", web_event_page_html()),
        BundledFile(path: "/event-page.css", mediaType: style, file: web_event_page_css()),
        BundledFile(
            path: "/event-page.js", mediaType: script, file: web_event_page_js(), headers: forEverybody),
        BundledFile(path: "/manifest.webmanifest", mediaType: "application/manifest+json", bytes: Array(manifest.utf8)),
    ]

    private static func app(_ path: String, _ file: web_file) -> BundledFile {
        BundledFile(path: path, mediaType: html, file: file, headers: [.contentSecurityPolicy: appPolicy])
    }

    /// An installed page is among the places that a system's share sheet offers for pictures.
    private static let manifest = """
        {
          "name": "LiveText", "short_name": "LiveText", "start_url": "/", "scope": "/", "display": "standalone",
          "icons": [{"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"}],
          "share_target": {
            "action": "/share", "method": "POST", "enctype": "multipart/form-data",
            "params": {"title": "title", "text": "text", "url": "url", "files": [{"name": "file", "accept": ["image/*"]}]}
          }
        }

        """
}
