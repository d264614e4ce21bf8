/// A file that Tesseract writes.
enum TesseractOutput: String, CaseIterable {
    // In the order in which they go to standard output where several do.
    case hocr, alto, tsv, pdf, osd, makebox, wordstrbox, lstmbox, txt

    var fileExtension: String {
        switch self {
        case .alto: "xml"
        case .makebox, .wordstrbox, .lstmbox: "box"
        default: rawValue
        }
    }

    /// The setting that asks for it, which its configuration makes; only `--psm 0` asks for the orientation otherwise.
    var variable: String? {
        switch self {
        case .hocr, .alto, .tsv, .pdf, .txt: "tessedit_create_" + rawValue
        case .makebox: "tessedit_create_boxfile"
        case .wordstrbox: "tessedit_create_wordstrbox"
        case .lstmbox: "tessedit_create_lstmbox"
        case .osd: nil
        }
    }
}
