/// What has to be read of the sample pictures: to be raised whenever reading gets better.
enum SampleFloors {
    /// Least word F1 of the worst picture of a kind, read with the networks.
    static let neural: [String: Double] = [
        "book": 0.98, "card": 0.99, "everything": 0.99, "label": 0.99, "letter": 0.99, "menu": 0.99, "poster": 0.99,
        "receipt": 0.99, "rotated": 0.99, "screenshot": 0.99, "sign": 0.99, "slide": 0.96, "table": 0.98,
    ]
    /// The same, read by Tesseract alone; of two signs it reads nothing.
    static let tesseract: [String: Double] = [
        "book": 0.99, "card": 0.91, "everything": 0.76, "label": 0.95, "letter": 0.99, "menu": 0.97, "poster": 0.83,
        "receipt": 0.87, "rotated": 0.89, "screenshot": 0.77, "sign": 0, "slide": 0.95, "table": 0.96,
    ]
    /// Least share of the data in all pictures that is found with its exact text.
    static let dataRecall = 0.8
}
