internal import Recognition

/// Languages as Tesseract's users name them.
package enum TesseractCode {
    /// The codes of all languages that can be read on this system, whoever reads them, sorted.
    package static var installed: [String] {
        let codes = ImageAnalyzer.installedLanguages.map { language in
            language.engine == .tesseract
                ? language.code : TesseractLanguage(tag: language.tag)?.code ?? language.tag
        }
        return Set(codes).sorted()
    }

    /// The BCP-47 tag of a code.
    package static func tag(of code: String) -> String { TesseractLanguage(code: code).tag }
}
