struct PostalAddressDetector: Detector {
    static let type = DataType.postalAddress
    init(options: DataDetector.Options) {}
    func findings(in text: ScannedText) -> [Finding] { [] }
}
