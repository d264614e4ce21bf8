internal import Recognition

extension ImageAnalyzer {
    /// Whether text can be read on this system: a recognition model is installed.
    public static var isSupported: Bool { !supportedTextRecognitionLanguages.isEmpty }

    /// BCP-47 tags of the installed languages, sorted.
    public static var supportedTextRecognitionLanguages: [String] {
        Set(installedLanguages.map(\.tag)).sorted()
    }

    /// The languages of all engines.
    package static var installedLanguages: [InstalledLanguage] {
        let neural = NeuralData.folder == nil ? [] : NeuralData.languages
        return neural.map { InstalledLanguage(tag: $0, engine: "neural", code: $0) }
            + TesseractData.installedCodes().map {
                InstalledLanguage(tag: TesseractLanguage(code: $0).tag, engine: "tesseract", code: $0)
            }
    }

    /// Refuses languages that cannot be read.
    ///
    /// - Throws: ``ImageAnalysisError`` with the code `.languageUnavailable`, naming the package to install.
    package static func check(languages: [String], engine: TextRecognition.Engine) throws {
        if engine != .tesseract, NeuralData.folder != nil, NeuralData.covers(languages) { return }
        _ = try TesseractData.languages(for: languages)
    }
}
