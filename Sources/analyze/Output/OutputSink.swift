/// Where results go, in the order of the images.
protocol OutputSink {
    func begin() throws
    /// Takes the result of one image.
    mutating func deliver(_ result: RenderedImage, at index: Int) throws
    func end() throws
}
