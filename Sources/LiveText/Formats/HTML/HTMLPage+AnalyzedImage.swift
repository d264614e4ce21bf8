extension HTMLPage {
    /// Lays the text over the image itself, which becomes part of the page.
    package init(of image: AnalyzedImage, named name: String?) throws {
        self.init(of: image.analysis, named: name, imageURL: try image.bitmap.jpegURL)
    }
}
