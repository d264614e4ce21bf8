extension SVGDrawing {
    /// Draws over the image itself, which becomes part of the document.
    package init(of image: AnalyzedImage) throws {
        self.init(of: image.analysis, imageURL: try image.bitmap.jpegURL)
    }
}
