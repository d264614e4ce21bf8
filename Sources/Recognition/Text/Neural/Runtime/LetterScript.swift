internal import Foundation

/// A script whose letters a network of our own tells apart, by what the recogniser's convolutions make of a line.
///
/// Latin letters are the recogniser's own, and it is told more about them.
package enum LetterScript: String, CaseIterable, Sendable {
    case arabic = "Arab"
    case cyrillic = "Cyrl"
    case korean = "Kore"
    case latin = "Latn"

    /// BCP-47 tags of the languages whose letters the network knows, all of them, and the recogniser does not.
    package var languages: [String] {
        switch self {
        case .arabic: ["ar"]
        case .cyrillic: ["be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk"]
        case .korean: ["ko"]
        case .latin: []
        }
    }

    /// The network's file.
    var file: String { "letters.\(rawValue).onnx" }

    /// The one script besides that of the recogniser's own alphabet which these languages are written in.
    ///
    /// - Returns: nil where there is none, or more than one, or ideographs besides.
    init?(ofLanguages tags: [String]) {
        let others = tags.filter { !NeuralData.isInAlphabet($0) }
        let ideographic = ["ja", "zh"]
        guard !others.isEmpty,
            !tags.contains(where: {
                ideographic.contains(Locale.Language(identifier: $0).languageCode?.identifier ?? "")
            }),
            let script = Self.allCases.first(where: { script in others.allSatisfy(script.covers) })
        else { return nil }
        self = script
    }

    /// Whether the network knows the letters of a language, given as a BCP-47 tag with or without script and region.
    private func covers(_ tag: String) -> Bool {
        let language = Locale.Language(identifier: tag)
        return language.script?.identifier == rawValue && languages.contains(language.languageCode?.identifier ?? "")
    }
}
