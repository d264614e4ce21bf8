internal import Foundation
import DocumentModel

extension Spelling {
    /// The lines of a picture with their words as they were read, unless it is in one of the languages whose words are known: of
    /// others, words are often nearly like these.
    ///
    /// - Parameters:
    ///   - readings: The lines, whose words may be corrected.
    ///   - languages: The languages that the caller names, as BCP-47 tags, whose words alone were taken. Where there are none, at
    ///     least every second word has to be known: in generated pages of these languages, hard to read, four of five are, and in
    ///     pages of eight others one of three.
    /// - Returns: As many lines.
    func settled(_ readings: [LineReading], languages: [String]) -> [LineReading] {
        guard readings.contains(where: { !$0.asRead.isEmpty }) else { return readings }
        return !languages.isEmpty || knowsMostWords(of: readings) ? readings : readings.map { $0.asRead.first ?? $0 }
    }

    private func knowsMostWords(of readings: [LineReading]) -> Bool {
        let words = readings.flatMap { ($0.asRead.first ?? $0).words }.flatMap { $0.text.split { !$0.isLetter } }
        let known = words.filter { $0.count > 2 }.map { commonness(of: $0.lowercased()) != nil }
        return 2 * known.count(where: \.self) >= known.count
    }
}
