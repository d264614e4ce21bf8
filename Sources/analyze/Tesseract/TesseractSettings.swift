import Foundation

/// The settings of a run: what configurations make of them, then what `-c` says.
struct TesseractSettings {
    /// A setting that changes something here.
    struct Setting {
        let name: String
        let usual: String
        let meaning: String
    }

    static let known: [Setting] = [
        Setting(name: "page_separator", usual: "\u{0C}", meaning: "What stands between the texts of two pages"),
        Setting(
            name: "preserve_interword_spaces", usual: "0",
            meaning: "Keep wide gaps between words as several blanks"),
        Setting(name: "tessedit_create_alto", usual: "0", meaning: "Write ALTO: .xml"),
        Setting(name: "tessedit_create_boxfile", usual: "0", meaning: "Write a box for each character: .box"),
        Setting(name: "tessedit_create_hocr", usual: "0", meaning: "Write hOCR: .hocr"),
        Setting(name: "tessedit_create_lstmbox", usual: "0", meaning: "Write a line's box for each character: .box"),
        Setting(name: "tessedit_create_pdf", usual: "0", meaning: "Write a searchable PDF: .pdf"),
        Setting(name: "tessedit_create_tsv", usual: "0", meaning: "Write a table: .tsv"),
        Setting(name: "tessedit_create_txt", usual: "0", meaning: "Write plain text: .txt"),
        Setting(name: "tessedit_create_wordstrbox", usual: "0", meaning: "Write a box for each line: .box"),
        Setting(name: "tessedit_page_number", usual: "-1", meaning: "Read this page alone, the first being 0"),
        Setting(name: "user_defined_dpi", usual: "0", meaning: "Dots per inch, where --dpi does not say"),
    ]

    /// Configurations that come with Tesseract and have nothing to change here.
    private static let idle: Set = [
        "quiet", "batch", "batch.nochop", "nobatch", "inter", "bigram", "logfile", "segdemo", "matdemo", "msdemo",
    ]

    private var values: [String: String] = [:]
    private var wantsOrientation = false
    /// Names that were set and mean nothing here, in their order.
    private(set) var unknown: [String] = []
    /// Configurations that are neither known nor files.
    private(set) var missing: [String] = []

    init(_ arguments: TesseractArguments) {
        for name in arguments.configurations { take(configuration: name) }
        for variable in arguments.variables { set(variable.name, to: variable.value) }
        if let dots = arguments.resolution { values["user_defined_dpi"] = String(dots) }
        wantsOrientation = wantsOrientation || arguments.pageMode == 0
    }

    private mutating func take(configuration name: String) {
        if name == "osd" {
            wantsOrientation = true
        } else if name == "box" {
            // What callers name the file that `makebox` makes.
            set("tessedit_create_boxfile", to: "1")
        } else if let output = TesseractOutput(rawValue: name), let variable = output.variable {
            set(variable, to: "1")
        } else if !Self.idle.contains(name) {
            take(file: name)
        }
    }

    /// A file of settings has a name and a value a line.
    private mutating func take(file path: String) {
        guard let bytes = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 1 << 16),
            let text = String(validating: bytes, as: UTF8.self)
        else { return missing.append(path) }
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            guard let name = parts.first else { continue }
            let value = parts.count > 1 ? String(parts[1].reversed().drop(while: \.isWhitespace).reversed()) : ""
            set(String(name), to: value)
        }
    }

    private mutating func set(_ name: String, to value: String) {
        if Self.known.contains(where: { $0.name == name }) {
            values[name] = value
        } else if !unknown.contains(name) {
            unknown.append(name)
        }
    }

    subscript(name: String) -> String {
        values[name] ?? Self.known.first { $0.name == name }?.usual ?? ""
    }

    /// A setting that is on or off, as Tesseract reads it.
    func isOn(_ name: String) -> Bool { ["1", "t", "T", "y", "Y", "true"].contains(self[name]) }

    var resolution: Int? { Int(self["user_defined_dpi"]).flatMap { (1...100_000).contains($0) ? $0 : nil } }

    /// The page that is read alone, the first being 0.
    var page: Int? { Int(self["tessedit_page_number"]).flatMap { (0..<1_000_000).contains($0) ? $0 : nil } }

    /// What is written: text where nothing is asked for.
    var outputs: [TesseractOutput] {
        let wanted = TesseractOutput.allCases.filter { output in
            output.variable.map { isOn($0) } ?? wantsOrientation
        }
        return wanted.isEmpty ? [.txt] : wanted
    }
}
