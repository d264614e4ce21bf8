internal import Imaging

extension TesseractData {
    /// Loads Tesseract with the first of its languages.
    ///
    /// - Throws: `.engineUnavailable` where it is not installed or has no language.
    package static func check() throws {
        let codes = installedCodes()
        guard let code = codes.contains("eng") ? "eng" : codes.first else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "Tesseract has no model in \(folder): install tesseract-ocr-eng, or name a folder of models in TESSDATA_PREFIX."
            )
        }
        _ = try TesseractHandle(languages: TesseractLanguages(codes: [code]))
    }
}
