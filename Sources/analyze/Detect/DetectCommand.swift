import ArgumentParser
import Foundation
import LiveText

struct DetectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "detect",
        abstract: "Find phone numbers, links and other data in text.",
        discussion: """
            --format jsonl reads an object a line, {"id", "text", "reference", "region", "language"}, of which only "text" must be \
            there, and prints {"id", "matches"} for each. The other formats read plain text.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, jsonl
    }

    @Argument(
        help: ArgumentHelp("Text files; standard input unless given.", valueName: "file"), completion: .file())
    var files: [String] = []

    @Option(help: "text: type and text of each match, with a tab between; json: one object; jsonl: an object a line.")
    var format = Format.text

    @Option(
        help: ArgumentHelp("What to look for, with commas between; everything unless given.", valueName: "types"))
    var types: WantedDataTypes?

    @Option(
        help: ArgumentHelp(
            "The country whose conventions apply where the text does not tell; found out unless given.",
            valueName: "code"))
    var region: RegionCode?

    @Option(
        help: ArgumentHelp(
            "What the text may be in, with commas between: en,de; found out unless given.", valueName: "codes"),
        transform: { $0.split(separator: ",").map(String.init) })
    var languages: [String] = []

    @Option(
        help: ArgumentHelp(
            "The moment from which “tomorrow” counts, such as 2026-01-31 or 2026-01-31T16:00:00.", valueName: "date"))
    var reference: ReferenceDate?

    func run() throws {
        var session = DetectionSession(
            types: types?.types ?? .all, region: region?.description, languages: languages, reference: reference)
        var hasFailed = false
        for file in files.isEmpty ? ["-"] : files {
            do {
                hasFailed = try !detect(in: TextInput(path: file), with: &session) || hasFailed
            } catch let error as TextInput.Failure {
                Console.note("analyze: \(error)\n")
                hasFailed = true
            } catch OutputFailure.closed {
                ProcessEnd.now(status: 1)
            }
        }
        if hasFailed { throw ExitCode.failure }
    }

    /// Returns whether all of the input could be read.
    private func detect(in input: TextInput, with session: inout DetectionSession) throws -> Bool {
        switch format {
        case .jsonl:
            var isGood = true
            try input.forEachLine { line in
                let answer = session.answer(toLine: line)
                isGood = isGood && answer.error == nil
                try Console.write(try OrderedJSONEncoder().encode(answer) + "\n")
            }
            return isGood
        case .json:
            let answer = session.answer(toText: try input.wholeText())
            try Console.write(try OrderedJSONEncoder(layout: .indented).encode(answer) + "\n")
        case .text:
            for match in session.answer(toText: try input.wholeText()).matches ?? [] {
                let text = match.text.split(whereSeparator: \.isNewline).joined(separator: " ")
                try Console.write(match.type.rawValue + "\t" + text + "\n")
            }
        }
        return true
    }
}
