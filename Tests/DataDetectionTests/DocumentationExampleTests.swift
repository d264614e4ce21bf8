import Foundation
import Testing

import DataDetection

/// The examples in the doc comments, run.
@Suite struct DocumentationExampleTests {
    @Test func detectorFindsNumbersAndLinks() {
        var found: [String] = []
        let print = { (type: DataType, text: String, actions: [DataAction]) in
            found.append("\(type.rawValue) \(text) \(actions.map(\.url))")
        }
        let detector = DataDetector(types: [.phoneNumber, .link], options: .init(defaultRegion: "US"))
        for match in detector.matches(in: "Call 510-653-3394 or see example.com") {
            print(match.type, match.text, match.actions)
        }
        #expect(
            found == [
                #"phoneNumber 510-653-3394 ["tel:+15106533394", "sms:+15106533394"]"#,
                #"link example.com ["https://example.com"]"#,
            ])
    }

    @Test func actionsAreTheCallers() {
        var options = DataDetector.Options()
        options.actions.templates[.flightNumber] = [
            .init(title: "Flight Status", url: "https://flights.example.com/{airline}/{number}")
        ]
        let matches = DataDetector(options: options).matches(in: "Flight BA 117")
        #expect(matches.first?.actions.map(\.url) == ["https://flights.example.com/BA/117"])
    }

    @Test func stringsAreSearchedAsTheyAreAsked() async {
        var found: [String] = []
        let print = { found.append($0) }
        for await match in "Call +1 510-653-3394".dataDetectorMatches([.phoneNumber]) {
            print(match.text)
        }
        #expect(found == ["+1 510-653-3394"])
    }

    @Test func foundationsInitializerTakesTypes() throws {
        let detector = try DataDetector(types: CheckingType.link.rawValue | CheckingType.phoneNumber.rawValue)
        // Foundation calls email addresses links.
        #expect(detector.types == [.link, .emailAddress, .phoneNumber])
    }

    /// Every line of every example stands in this file.
    @Test func noExampleIsMissing() throws {
        let file = URL(filePath: #filePath)
        let tests = try String(contentsOf: file, encoding: .utf8)
        let sources = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/DataDetection")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var examples = 0
        for case let source as URL in files where source.pathExtension == "swift" {
            var isInExample = false
            for line in try String(contentsOf: source, encoding: .utf8).split(separator: "\n") {
                let text = line.trimmingCharacters(in: .whitespaces)
                guard text.hasPrefix("///") else { continue }
                let comment = text.dropFirst(3).trimmingCharacters(in: .whitespaces)
                if comment.hasPrefix("```") {
                    isInExample = comment == "```swift"
                    examples += isInExample ? 1 : 0
                } else if isInExample {
                    #expect(tests.contains(comment), "\(source.lastPathComponent): \(comment)")
                }
            }
        }
        #expect(examples > 0)
    }
}
