import Foundation
import LiveText

/// Which languages a run reads, of those that it names by Tesseract's codes.
struct TesseractLanguageChoice {
    /// BCP-47 tags, the main language first; empty where the language is to be found out.
    private(set) var tags: [String] = []
    /// Codes of languages that cannot be read here.
    private(set) var missing: [String] = []

    /// Models that tell which way a page stands, or know formulas, and no language.
    private static let idle: Set = ["osd", "equ"]

    init(_ codes: [String], installed: Set<String>) {
        for code in codes where !Self.idle.contains(code) && !code.hasPrefix("script/") {
            // Columns are read with the same networks as lines.
            let name = code.hasSuffix("_vert") ? String(code.dropLast("_vert".count)) : code
            guard installed.contains(name) else {
                missing.append(code)
                continue
            }
            let tag = TesseractCode.tag(of: name)
            if !tags.contains(tag) { tags.append(tag) }
        }
    }

    /// Takes the folder of models that the command line names, where it has any.
    static func use(dataFolder folder: String?) {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder),
            files.contains(where: { $0.hasSuffix(".traineddata") })
        else { return }
        setenv("TESSDATA_PREFIX", folder, 1)
    }
}
