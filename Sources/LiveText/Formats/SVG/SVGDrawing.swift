internal import DocumentModel
internal import RichText

/// Draws an analysis over its image, for a person to look at: words, lines, codes and data, each with its text as the
/// title that a viewer shows under the pointer.
public struct SVGDrawing: Sendable {
    private let analysis: ImageAnalysis
    private let imageURL: String

    /// Makes a drawing.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - imageURL: where the upright image is: a `data:` URL, or one that the viewer can load.
    public init(of analysis: ImageAnalysis, imageURL: String) {
        self.analysis = analysis
        self.imageURL = imageURL
    }

    /// The SVG document.
    public var text: String {
        let (width, height) = (analysis.size.width, analysis.size.height)
        // Lines of a width that is seen when the whole picture fills a screen.
        let stroke = (Double(max(width, height)) / 600).tenth
        let parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <image href="\(imageURL.escapedForXML)" width="\(width)" height="\(height)"/>
            <g stroke-width="\(stroke)" stroke-linejoin="round">
            """,
            group("words", ##"fill="#ffd60a" fill-opacity="0.2""##, analysis.words.map { ($0.quad, $0.text) }),
            // Only seen: the pointer is for the words below.
            group(
                "lines", ##"fill="none" stroke="#0a84ff" pointer-events="none""##,
                analysis.lines.map { ($0.quad, $0.text) }),
            group(
                "data", ##"fill="#30d158" fill-opacity="0.3" stroke="#248a3d""##,
                analysis.data.flatMap { data in
                    data.quads.map { ($0, data.match.type.rawValue + ": " + data.match.text) }
                }),
            group(
                "codes", ##"fill="#bf5af2" fill-opacity="0.25" stroke="#8944ab""##,
                analysis.codes.map { ($0.quad, $0.symbology.rawValue + ": " + ($0.payload ?? "binary content")) }),
            "</g>",
            "</svg>",
        ]
        return parts.joined(separator: "\n") + "\n"
    }

    private func group(_ id: String, _ style: String, _ shapes: [(quad: Quad, title: String)]) -> String {
        let polygons = shapes.map { quad, title in
            "<polygon points=\"\(quad.svgPoints)\"><title>\(title.escapedForXML)</title></polygon>"
        }
        return (["<g id=\"\(id)\" \(style)>"] + polygons + ["</g>"]).joined(separator: "\n")
    }
}
