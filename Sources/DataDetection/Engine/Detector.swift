/// Finds one type of data. A detector is a value made once for its options and used for many texts.
protocol Detector: Sendable {
    /// The type that it finds.
    static var type: DataType { get }

    /// Makes a detector.
    init(options: DataDetector.Options)

    /// What the text holds, in order and disjoint. Takes time proportional to the length of the text, whatever it is.
    func findings(in text: ScannedText) -> [Finding]
}
