/// Where results go, in the order of the images.
protocol OutputSink {
    /// Whether an image needs no reading, as its result is there already.
    func hasResult(at index: Int) -> Bool
    func begin() throws
    /// Takes the result of one image.
    mutating func deliver(_ result: RenderedImage, at index: Int) throws
    func end() throws
}
