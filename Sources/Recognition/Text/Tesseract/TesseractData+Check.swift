extension TesseractData {
    /// Loads Tesseract with the first of its languages.
    ///
    /// - Throws: `.engineUnavailable` where it is not installed or has no language.
    package static func check() throws {
        let codes = installedCodes()
        let code = codes.contains("eng") ? "eng" : codes.first
        _ = try TesseractHandle(languages: TesseractLanguages(codes: [code ?? "eng"]))
    }
}
