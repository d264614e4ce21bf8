internal import DataDetection
internal import DocumentModel
internal import RichText

/// An analysis as a page of its own: the picture with its text laid over it, unseen and selectable, and below it what data
/// and codes were found, with links for what one can do with them.
///
/// The page has no script and loads nothing; a content security policy says so. Links have the schemes of
/// `DataAction.url` only.
public struct HTMLPage: Sendable {
    private let analysis: ImageAnalysis
    private let name: String?
    private let imageURL: String

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - name: the page's title; nil leaves it empty.
    ///   - imageURL: the upright image as a `data:` URL; the page's policy refuses others.
    public init(of analysis: ImageAnalysis, named name: String? = nil, imageURL: String) {
        self.analysis = analysis
        self.name = name
        self.imageURL = imageURL
    }

    /// The document.
    public var text: String {
        var writer = XMLWriter(prolog: "<!DOCTYPE html>")
        writer.block("html", ["lang": analysis.lines.lazy.compactMap(\.languageTag).first]) { html in
            html.block("head") { writeHead(to: &$0) }
            html.block("body") { body in
                writePicture(to: &body)
                writeFindings(to: &body)
            }
        }
        return writer.text
    }

    private func writeHead(to writer: inout XMLWriter) {
        writer.empty("meta", ["charset": "utf-8"])
        writer.empty("meta", ["http-equiv": "Content-Security-Policy", "content": HTMLStyle.policy])
        writer.empty("meta", ["name": "referrer", "content": "no-referrer"])
        writer.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        writer.leaf("title", text: name ?? "")
        writer.inline("style") { $0.writeVerbatim(HTMLStyle.sheet) }
        writer.endLine()
    }

    /// Text in SVG is stretched to its place by the browser itself, at any size, which HTML cannot do without a script.
    private func writePicture(to writer: inout XMLWriter) {
        let (width, height) = (String(analysis.size.width), String(analysis.size.height))
        let links = links
        writer.block("svg", ["viewBox": "0 0 \(width) \(height)"]) { svg in
            svg.empty("image", ["href": imageURL, "width": width, "height": height])
            for quad in analysis.data.flatMap(\.quads) { svg.empty("polygon", ["points": quad.svgPoints]) }
            for (line, data) in zip(analysis.lines, analysis.dataOfLines) where !line.text.isEmpty {
                HTMLLine(line, data: data, links: links).write(to: &svg)
            }
            for code in analysis.codes {
                svg.inline("a", if: link(code.content.actions).map(HTMLStyle.anchor)) { anchor in
                    anchor.block("polygon", ["points": code.quad.svgPoints]) {
                        $0.leaf("title", text: code.payload ?? "")
                    }
                }
            }
        }
    }

    /// For each piece of data what a tap does.
    private var links: [HarmlessLink?] {
        analysis.data.map { link($0.match.actions) }
    }

    private func link(_ actions: [DataAction]) -> HarmlessLink? {
        actions.lazy.compactMap { HarmlessLink($0.url) }.first
    }

    private func writeFindings(to writer: inout XMLWriter) {
        guard !analysis.data.isEmpty || !analysis.codes.isEmpty else { return }
        writer.block("ul") { list in
            for data in analysis.data {
                write(data.match.text, data.match.type.rawValue, data.match.actions, to: &list)
            }
            for code in analysis.codes {
                let text = code.payload ?? code.payloadBytes.hexadecimal
                write(text, code.symbology.rawValue, code.content.actions, to: &list)
            }
        }
    }

    private func write(_ text: String, _ kind: String, _ actions: [DataAction], to writer: inout XMLWriter) {
        writer.block("li") { item in
            item.leaf("small", text: kind)
            item.leaf("b", ["dir": "auto"], text: text)
            for action in actions {
                guard let link = HarmlessLink(action.url) else { continue }
                item.leaf("a", HTMLStyle.anchor(link), text: action.title)
            }
        }
    }
}
