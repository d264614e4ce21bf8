package import DocumentModel

extension ImageLimits {
    /// No image may have more pixels than this, so that sizes in bytes never overflow.
    private static let ceiling = Int(Int32.max)

    /// Refuses an image of more pixels than allowed.
    package func check(_ size: PixelSize) throws(ImageAnalysisError) {
        guard size.width > 0, size.height > 0 else {
            throw ImageAnalysisError(
                .unreadableImage, "The image says that it is \(size.width) × \(size.height) pixels: it is damaged.")
        }
        let area = size.width.multipliedReportingOverflow(by: size.height)
        let limit = min(pixels, Self.ceiling)
        guard !area.overflow, area.partialValue <= limit else {
            throw ImageAnalysisError(
                .imageTooLarge,
                "The image has \(size.width) × \(size.height) pixels; the limit is \(limit) pixels in all. "
                    + "Scale it down or raise the limit on pixels.")
        }
    }

    /// The error for more encoded bytes than allowed; nil if it is not known how many there are.
    static func refusal(bytes: Int?, limit: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "The image has \(bytes.map { "\($0)" } ?? "more than \(limit)") bytes; the limit is \(limit) bytes. "
                + "Make it smaller or raise the limit on bytes.")
    }
}
