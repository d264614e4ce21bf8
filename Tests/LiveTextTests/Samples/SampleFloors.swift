/// What has to be read of the sample pictures: to be raised whenever reading gets better.
enum SampleFloors {
    /// Least word F1 of the worst picture of a kind, read with the networks, less a few words: which letter of a doubtful
    /// word comes out may change with the processor.
    static let neural: [String: Double] = [
        "book": 0.97, "card": 0.94, "everything": 0.96, "korean": 0.96, "label": 0.96, "letter": 0.97, "menu": 0.96,
        "poster": 0.93,
        "receipt": 0.96, "rotated": 0.96, "screenshot": 0.96, "sign": 0.93, "slide": 0.95, "table": 0.96,
        "vertical": 0.66,
    ]
    /// The same, read by Tesseract alone, which parts Korean between syllables.
    static let tesseract: [String: Double] = [
        "book": 0.99, "card": 0.91, "everything": 0.76, "korean": 0.3, "label": 0.95, "letter": 0.99, "menu": 0.97,
        "poster": 0.83,
        "receipt": 0.87, "rotated": 0.89, "screenshot": 0.77, "sign": 0.82, "slide": 0.95, "table": 0.96,
    ]
    /// What Tesseract does not read: photos of signs from the side and at dusk, and Japanese in columns.
    static let beyondTesseract: Set = ["sign-street.jpg", "sign-trail-dusk.jpg", "page-vertical.jpg"]
    /// Least share of the data in all pictures that is found with its exact text.
    static let dataRecall = 0.8
}
