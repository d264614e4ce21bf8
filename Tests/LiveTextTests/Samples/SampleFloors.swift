/// What has to be read of the sample pictures: to be raised whenever reading gets better, never lowered.
enum SampleFloors {
    /// Least word F1 of the worst picture of a kind.
    static let wordF1: [String: Double] = [
        "book": 0.98, "card": 0.87, "everything": 0.79, "label": 0.83, "letter": 0.98, "menu": 0.96, "poster": 0.83,
        "receipt": 0.86, "rotated": 0.83, "screenshot": 0.75, "sign": 0, "slide": 0.94, "table": 0.95,
    ]
    /// Least share of the data in all pictures that is found with its exact text.
    static let dataRecall = 0.8
}
