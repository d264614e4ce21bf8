internal import DataDetection
internal import DocumentModel
package import PDFDocuments
internal import RichText

extension SearchablePDF.Page {
    /// The page of an image with what was read in it.
    ///
    /// - Parameters:
    ///   - image: The image with its analysis.
    ///   - options: How the document will be written.
    /// - Throws: `ImageAnalysisError` where there is not enough memory for the pixels.
    package init(_ image: AnalyzedImage, options: SearchablePDF.Options = SearchablePDF.Options()) throws {
        let lines = image.readLines
        let links = options.hasLinks ? image.analysis.pdfLinks : []
        switch image.origin {
        case .image(let encoded, let page, let orientation):
            let picture = try PageImage(
                encoded: encoded, page: page, orientation: orientation, picture: image.bitmap,
                isArchival: options.isArchival)
            self.init(content: .image(picture), lines: lines, links: links)
        case .page(let page):
            let picture = page.text == .force ? try PageImage(encoded: nil, picture: image.bitmap) : nil
            self.init(content: .page(page, picture), lines: lines, links: links)
        }
    }
}

extension ImageAnalysis {
    /// Where data leads, for what leads somewhere harmless.
    fileprivate var pdfLinks: [SearchablePDF.Link] {
        data.flatMap { data -> [SearchablePDF.Link] in
            guard let url = data.match.actions.lazy.compactMap({ HarmlessLink($0.url) }).first?.url,
                !url.hasPrefix("data:")
            else { return [] }
            return data.quads.map { SearchablePDF.Link(quad: $0, url: url) }
        }
    }
}
