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
        TesseractData.installedCodes().map {
            InstalledLanguage(tag: TesseractLanguage(code: $0).tag, engine: "tesseract", code: $0)
        }
    }

    /// Refuses languages that cannot be read.
    ///
    /// - Throws: ``ImageAnalysisError`` with the code `.languageUnavailable`, naming the package to install.
    package static func check(languages: [String]) throws {
        _ = try TesseractData.languages(for: languages)
    }
}
