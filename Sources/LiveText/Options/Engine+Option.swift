package import Recognition

extension TextRecognition.Engine {
    /// The engine that the option `engine` names.
    package init(option text: String) throws(InvalidOption) {
        guard let engine = Self(rawValue: text) else {
            throw InvalidOption("An engine is one of \(Self.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        self = engine
    }
}
