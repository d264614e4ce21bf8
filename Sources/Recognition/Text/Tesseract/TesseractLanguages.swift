/// The models that one Tesseract handle is loaded with, in Tesseract's own codes, the main language first.
package struct TesseractLanguages: Hashable, Sendable {
    /// For example `["rus", "eng"]`.
    package let codes: [String]

    package init(codes: [String]) {
        self.codes = codes
    }

    /// What Tesseract's `Init` takes: `rus+eng`.
    var initString: String { codes.joined(separator: "+") }
}
