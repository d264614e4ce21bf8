import Imaging
import Foundation

/// Tesseract's model files on this system.
package enum TesseractData {
    /// The folder that holds them: what `TESSDATA_PREFIX` says, else where distributions put them.
    package static let folder: String = {
        let usual = ["/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tessdata", "/usr/local/share/tessdata"]
        let named = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"]
        return (named.map { [$0] } ?? []).first ?? usual.first(where: FileManager.default.fileExists) ?? usual[0]
    }()

    /// Codes of the installed languages, sorted; without the models for orientation and equations.
    package static func installedCodes() -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".traineddata") }.map { String($0.dropLast(".traineddata".count)) }
            .filter { $0 != "osd" && $0 != "equ" }.sorted()
    }

    /// The models to load for the languages that a caller asks for.
    ///
    /// - Parameter tags: BCP-47 tags, the main language first; empty means English.
    /// - Returns: The models in the order of the tags. If the main language's script is not Latin, the English model
    ///   comes last where it is installed.
    /// - Throws: `.languageUnavailable`, naming the package to install, or saying how languages are named.
    package static func languages(for tags: [String]) throws -> TesseractLanguages {
        let installed = Set(installedCodes())
        var codes: [String] = []
        for tag in tags.isEmpty ? ["en"] : tags {
            guard let language = TesseractLanguage(tag: tag) else {
                throw ImageAnalysisError(
                    .languageUnavailable,
                    "Tesseract knows no language “\(tag)”: give a BCP-47 tag such as en, de or zh-Hant.")
            }
            guard installed.contains(language.code) else {
                throw ImageAnalysisError(
                    .languageUnavailable,
                    "The language “\(tag)” is not installed: install the package \(language.package).")
            }
            if !codes.contains(language.code) { codes.append(language.code) }
        }
        // Names, units and addresses in Latin letters stand on pages of every script.
        if let main = codes.first, TesseractLanguage.withoutLatin.contains(main), !codes.contains("eng"),
            installed.contains("eng")
        {
            codes.append("eng")
        }
        return TesseractLanguages(codes: codes)
    }
}
