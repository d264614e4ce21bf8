/// What a command line in Tesseract's manner asks for: options with one dash or two, a value always in the next word, names of
/// configurations at the end.
struct TesseractArguments: Hashable {
    /// What is printed instead of reading anything.
    enum Information: Hashable {
        case usage, help, modes, engines, version, languages, parameters
    }

    /// Why a command line is refused.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// A setting that `-c` makes.
    struct Variable: Hashable {
        let name: String
        let value: String
    }

    var information: Information?
    var input = ""
    var output = ""
    /// Tesseract's codes; empty where none is named.
    var languages: [String] = []
    var pageMode = 3
    var resolution: Int?
    var dataFolder: String?
    var userWords: String?
    /// What `-c` sets, in its order.
    var variables: [Variable] = []
    /// Names of configurations, or files that have settings.
    var configurations: [String] = []

    /// Options whose value changes nothing here.
    private static let ignored: Set = ["--user-patterns", "--loglevel"]
    private static let information: [String: Information] = [
        "-h": .help, "--help": .help, "--help-extra": .help, "--help-psm": .modes, "--help-oem": .engines,
        "-v": .version, "--version": .version, "--list-langs": .languages, "--print-parameters": .parameters,
    ]

    init(_ words: [String]) throws(Refusal) {
        var names: [String] = []
        var place = 0
        while place < words.count {
            let word = words[place]
            place += 1
            if let asked = Self.information[word] {
                information = information ?? asked
            } else if word.hasPrefix("-"), word != "-" {
                guard Self.isOption(word), place < words.count else {
                    throw Refusal(description: "Error, unknown command line argument '\(word)'")
                }
                try set(word, to: words[place])
                place += 1
            } else {
                names.append(word)
            }
        }
        guard information == nil else { return }
        guard names.count >= 2 else {
            information = .usage
            return
        }
        (input, output, configurations) = (names[0], names[1], Array(names.dropFirst(2)))
    }

    private static func isOption(_ word: String) -> Bool {
        ["-l", "-c", "--psm", "--oem", "--dpi", "--tessdata-dir", "--user-words"].contains(word)
            || ignored.contains(word)
    }

    private mutating func set(_ option: String, to value: String) throws(Refusal) {
        switch option {
        case "-l": languages = value.split(separator: "+").map(String.init)
        case "-c":
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw Refusal(description: "Missing = in configvar assignment") }
            variables.append(Variable(name: String(parts[0]), value: String(parts[1])))
        case "--psm":
            guard let mode = Int(value), (0...13).contains(mode) else {
                throw Refusal(description: "Invalid PSM value, please enter a number between 0-13")
            }
            pageMode = mode
        case "--oem":
            guard let engine = Int(value), (0...3).contains(engine) else {
                throw Refusal(description: "Invalid OEM value, please enter a number between 0-3")
            }
        case "--dpi":
            // What is no number changes nothing, as with Tesseract.
            resolution = Int(value).flatMap { (1...100_000).contains($0) ? $0 : nil }
        case "--tessdata-dir": dataFolder = value
        case "--user-words": userWords = value
        default: break
        }
    }
}
