package import DocumentModel

/// Pages with a layer of text that can be searched, selected and copied.
package enum SearchablePDF {
    /// How a document is written.
    package struct Options: Hashable, Sendable {
        /// Whether data in the text become links.
        package var hasLinks = false
        /// Whether the document conforms to PDF/A-2b.
        package var isArchival = false
        /// Whether pages whose text stands sideways or upside down are turned.
        package var turnsPages = false
        /// Whether pages whose text is slightly tilted are straightened.
        package var straightensPages = false

        package init() {}
    }

    /// A place that leads somewhere.
    package struct Link: Hashable, Sendable {
        /// In pixels of the upright picture.
        package let quad: Quad
        /// A harmless URL.
        package let url: String

        package init(quad: Quad, url: String) {
            self.quad = quad
            self.url = url
        }
    }

    /// A page with what was read on it.
    package struct Page: Sendable {
        /// What is seen.
        package enum Content: Sendable {
            /// An image that fills the page.
            case image(PageImage)
            /// A page of a document; with a picture, this takes the place of all that is drawn on it.
            case page(DocumentPage, PageImage?)
        }

        package let content: Content
        /// The lines of the text layer in reading order, with quads in pixels of the upright picture.
        package let lines: [TextLine]
        package let links: [Link]

        package init(content: Content, lines: [TextLine], links: [Link] = []) {
            self.content = content
            self.lines = lines
            self.links = links
        }
    }

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - pages: The pages in their order, at least one. Pages of a document that follow each other keep what the document
    ///     has besides pages.
    ///   - options: How it is written.
    /// - Returns: The file.
    /// - Throws: `ImageAnalysisError`.
    package static func file(of pages: [Page], options: Options = Options()) throws -> [UInt8] {
        let images = pages.compactMap { page in
            if case .image(let image) = page.content { LayerPage(image, page, options: options) } else { nil }
        }
        if images.count == pages.count { return try LayerPages.file(of: images, options: options) }
        return try DocumentPages.file(of: pages, options: options)
    }
}
