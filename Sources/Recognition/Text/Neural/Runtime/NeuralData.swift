internal import Imaging
internal import Foundation

/// The networks' files on this system.
package enum NeuralData {
    /// The folder that holds them: the one that `LIVETEXT_MODELS` names, else the user's own, else that of the package
    /// which this program was built in; nil where there is none.
    package static var folder: String? {
        let folders = InstalledFolders.candidates(
            variable: "LIVETEXT_MODELS", user: "models", package: "Models/installed")
        // A folder that is named is used even if it is incomplete, so that the error says which file it lacks.
        if folders.count == 1 { return folders[0] }
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/" + detector) }
    }

    /// Whether there are networks on this system, damaged or not.
    package static var isInstalled: Bool {
        folder.map { FileManager.default.fileExists(atPath: $0 + "/" + detector) } ?? false
    }

    /// The folder where compiled networks are kept; nil where no home is known.
    package static var cacheFolder: String? {
        NetworkCache(environment: ProcessInfo.processInfo.environment)?.folder.path
    }

    static let detector = "PP-OCRv6_det_small.flat.onnx"
    static let glance = "glance.onnx"
    /// The recogniser for this processor.
    static var recognizer: String { OpenVINO.multipliesBytesFast ? recognizers.int8 : recognizers.float }
    /// It computes its large convolutions in bytes, or all in floating point.
    static let recognizers = (int8: "PP-OCRv6_rec_small.lines.int8.onnx", float: "PP-OCRv6_rec_small.lines.onnx")
    static let ideographs = "PP-OCRv6_rec_small.ideographs.onnx"

    static let notInstalled = ImageAnalysisError(
        .engineUnavailable, "The networks that read photos are not installed: run Models/fetch.sh.")

    /// BCP-47 tags of the languages whose letters the networks know, all of them.
    package static var languages: [String] { (alphabetLanguages + LetterScript.allCases.flatMap(\.languages)).sorted() }

    /// Those that the recogniser's own alphabet has the letters of.
    static let alphabetLanguages = [
        "af", "az", "ca", "cs", "cy", "da", "de", "en", "eo", "es", "et", "eu", "fi", "fr", "ga", "gl", "hr", "hu",
        "id", "is", "it", "ja", "lt", "lv", "ms", "mt", "nb", "nl", "pl", "pt", "ro", "sk", "sl", "sq", "sv", "sw",
        "tr", "zh-Hans", "zh-Hant",
    ]

    /// Whether the networks know the letters of all these languages, given as BCP-47 tags with or without script and
    /// region.
    package static func covers(_ tags: [String]) -> Bool {
        tags.allSatisfy(isInAlphabet) || LetterScript(ofLanguages: tags) != nil
    }

    /// Whether the recogniser's own alphabet has the letters of a language, given as a BCP-47 tag with or without
    /// script and region.
    static func isInAlphabet(_ tag: String) -> Bool {
        let language = Locale.Language(identifier: tag)
        guard let code = language.languageCode?.identifier else { return false }
        if code == "no" || code == "nn" { return true }
        return alphabetLanguages.contains(code)
            || alphabetLanguages.contains("\(code)-\(language.script?.identifier ?? "")")
    }
}
