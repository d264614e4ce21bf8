internal import DocumentModel

/// Places on a page that lead somewhere.
enum LinkAnnotations {
    /// The array of a page's annotations; nil where there are no links.
    static func list(_ links: [SearchablePDF.Link], map: AffineTransform) -> String? {
        let texts = links.compactMap { text(of: $0, map: map) }
        return texts.isEmpty ? nil : "[\(texts.joined(separator: " "))]"
    }

    /// An annotation without a frame; nil for a place that no page has.
    static func text(of link: SearchablePDF.Link, map: AffineTransform) -> String? {
        let quad = map(link.quad)
        let corners = quad.corners
        guard corners.allSatisfy({ $0.x.magnitude < 1e6 && $0.y.magnitude < 1e6 }),
            link.url.utf8.allSatisfy({ $0 < 0x80 })
        else { return nil }
        let box = quad.boundingBox
        let places = [quad.bottomLeft, quad.bottomRight, quad.topRight, quad.topLeft]
            .map { PDFNumber.list($0.x, $0.y) }.joined(separator: " ")
        return """
            << /Type /Annot /Subtype /Link /F 4 /Border [0 0 0] \
            /Rect [\(PDFNumber.list(box.minX, box.minY, box.maxX, box.maxY))] /QuadPoints [\(places)] \
            /A << /Type /Action /S /URI /URI \(PDFString.text(link.url)) >> >>
            """
    }
}
