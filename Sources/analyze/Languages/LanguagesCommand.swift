import ArgumentParser
import LiveText

struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "List the languages that can be read on this system.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(
        help: ArgumentHelp(
            "text: tag, engine, the engine's own name, when and why it reads; json: the same as objects."))
    var format = Format.text

    func run() throws {
        let languages = ImageAnalyzer.installedLanguages.sorted { ($0.tag, $0.code) < ($1.tag, $1.code) }
        switch format {
        case .json: try Console.write(try OrderedJSONEncoder(layout: .indented).encode(languages) + "\n")
        case .text:
            for language in languages {
                try Console.write(
                    [language.tag, language.engine.rawValue, language.code, language.reason].joined(separator: "\t")
                        + "\n")
            }
        }
    }
}
