import Testing

@testable import Recognition

@Suite struct TesseractLanguageTests {
    @Test(arguments: [
        ("en", "eng"), ("en-GB", "eng"), ("de_CH", "deu"), ("zh", "chi_sim"), ("zh-Hant", "chi_tra"),
        ("zh-TW", "chi_tra"), ("sr-Latn-RS", "srp_latn"), ("sr", "srp"), ("nb", "nor"),
    ])
    func tagsMeanModels(tag: String, code: String) {
        #expect(TesseractLanguage(tag: tag)?.code == code)
    }

    @Test(arguments: ["", "-", "xx", "english please"]) func unknownTagsMeanNone(tag: String) {
        #expect(TesseractLanguage(tag: tag) == nil)
    }

    @Test func codesKnowTheirTagAndPackage() {
        let simplified = TesseractLanguage(code: "chi_sim")
        #expect(simplified.tag == "zh-Hans")
        #expect(simplified.package == "tesseract-ocr-chi-sim")
        #expect(TesseractLanguage(code: "frk").tag == "frk")
    }
}
