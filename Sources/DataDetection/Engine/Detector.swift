/// Finds one type of data. A detector is a value made once for its options and used for many texts.
protocol Detector: Sendable {
    /// The type that it finds.
    static var type: DataType { get }

    /// Makes a detector.
    init(options: DataDetector.Options)

    /// What the text holds, in order and disjoint. Takes time proportional to the length of the text, whatever it is.
    func findings(in text: ScannedText) -> [Finding]
}

/// A detector that knows which of its findings cannot be an accident.
protocol ProvingDetector: Detector {
    /// Whether a finding in a text in which letters were replaced by the digits that they look like cannot be an
    /// accident: its check digit holds, or its grammar leaves nothing else.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool
}
