struct PhoneNumberDetector: Detector {
    static let type = DataType.phoneNumber
    init(options: DataDetector.Options) {}
    func findings(in text: ScannedText) -> [Finding] { [] }
}
