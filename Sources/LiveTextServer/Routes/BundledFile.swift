internal import CWeb
internal import HTTPTypes
internal import Hummingbird

/// A file that is part of the program itself, so that a single binary serves it wherever it is put.
struct BundledFile: Sendable {
    let path: String
    private let mediaType: String
    private let bytes: [UInt8]
    private let tag: EntityTag
    /// What it says beside its content.
    private let headers: HTTPFields

    static let html = "text/html; charset=utf-8"
    static let script = "text/javascript; charset=utf-8"
    private static let declarations = "text/plain; charset=utf-8"
    static let style = "text/css; charset=utf-8"
    /// Pages without an origin, as apps are, load a module only where it says that everybody may.
    static let forEverybody: HTTPFields = [.accessControlAllowOrigin: "*"]
    /// What the page may do: show the pictures that a person gives it, and ask this server about them.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
        + "media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    static let all = [
        BundledFile(path: "/openapi.json", mediaType: "application/json", file: web_openapi_json()),
        BundledFile(
            path: "/", mediaType: html, file: web_index_html(), headers: [.contentSecurityPolicy: policy]),
        BundledFile(path: "/icon.svg", mediaType: "image/svg+xml", file: web_icon_svg()),
        BundledFile(
            path: "/live-text.js", mediaType: script, file: web_live_text_js(), headers: forEverybody),
        BundledFile(
            path: "/live-text-more.js", mediaType: script, file: web_live_text_more_js(),
            headers: forEverybody),
        BundledFile(
            path: "/live-text-languages.js", mediaType: script, file: web_live_text_languages_js(),
            headers: forEverybody),
        BundledFile(path: "/live-text.d.ts", mediaType: declarations, file: web_live_text_d_ts()),
        BundledFile(path: "/page.css", mediaType: style, file: web_page_css()),
        BundledFile(path: "/page.js", mediaType: script, file: web_page_js()),
        BundledFile(path: "/shape-detection.js", mediaType: script, file: web_shape_detection_js()),
    ]

    /// The page to drop pictures on.
    static let page = all.first { $0.path == "/" }

    init(path: String, mediaType: String, file: web_file, headers: HTTPFields = [:]) {
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
        self.init(path: path, mediaType: mediaType, bytes: bytes, headers: headers)
    }

    init(path: String, mediaType: String, bytes: [UInt8], headers: HTTPFields = [:]) {
        self.path = path
        self.headers = headers
        self.mediaType = mediaType
        self.bytes = bytes
        tag = EntityTag(Digest(of: bytes))
    }

    /// The route of the file.
    var route: Route {
        Route(path: path, method: .get, isOpen: true) { request, _ in answer(to: request) }
    }

    func answer(to request: Request) -> Response {
        var headers = headers
        headers[.eTag] = tag.description
        headers[.cacheControl] = "no-cache"
        if tag.isListed(in: request.headers[.ifNoneMatch]) {
            return Response(status: .notModified, headers: headers)
        }
        return Response(mediaType: mediaType, bytes: bytes, headers: headers)
    }
}
