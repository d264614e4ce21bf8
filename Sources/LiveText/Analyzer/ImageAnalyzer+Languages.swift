package import Recognition

extension ImageAnalyzer {
    /// Whether text can be read on this system: a recognition model is installed.
    public static var isSupported: Bool { !supportedTextRecognitionLanguages.isEmpty }

    /// BCP-47 tags of the installed languages, sorted.
    public static var supportedTextRecognitionLanguages: [String] {
        Set(installedLanguages.map(\.tag)).sorted()
    }

    /// The languages of both engines, and which of them reads when: a language that both know is listed twice.
    public static var installedLanguages: [InstalledLanguage] {
        let hasNetworks = NeuralData.isInstalled
        let neural = (hasNetworks ? NeuralData.languages : []).map {
            InstalledLanguage(tag: $0, engine: .neural, code: $0, reason: "the networks know its letters")
        }
        let tesseract = TesseractData.installedCodes().map { code in
            let tag = TesseractLanguage(code: code).tag
            let reason =
                if !hasNetworks {
                    "the networks are not installed"
                } else if NeuralData.covers([tag]) {
                    "only where Tesseract is asked for: the networks know its letters"
                } else {
                    "the networks find its lines, but do not know its letters"
                }
            return InstalledLanguage(tag: tag, engine: .tesseract, code: code, reason: reason)
        }
        return neural + tesseract
    }

    /// Refuses languages that cannot be read.
    ///
    /// - Throws: ``ImageAnalysisError`` with the code `.languageUnavailable`, naming the package to install.
    package static func check(languages: [String], engine: TextRecognition.Engine) throws {
        if engine != .tesseract, NeuralData.isInstalled, NeuralData.covers(languages) { return }
        _ = try TesseractData.languages(for: languages)
    }
}
