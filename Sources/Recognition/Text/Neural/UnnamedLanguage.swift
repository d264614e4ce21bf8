internal import Imaging
import DocumentModel

/// Finds the language of lines that make no sense in Latin letters and ideographs, where the caller names none.
enum UnnamedLanguage {
    /// For each other script, languages that tell whether a line is written in it: the first that can be read does.
    private static let witnesses = [
        ["ru", "uk", "bg", "sr", "mk", "be"], ["ko"], ["ar", "fa", "ur"], ["he"], ["el"], ["th"], ["hi", "mr", "ne"],
        ["bn"],
        ["ta"], ["te"], ["ka"], ["hy"],
    ]

    /// Lines as an engine reads them in a language.
    typealias Reading = (lines: [LineReading], readsLatin: Bool)

    /// The readings, with the lines that make no sense read in the language that fits them best.
    ///
    /// - Parameters:
    ///   - readings: The lines as the networks read them.
    ///   - read: Reads lines in a language given as a BCP-47 tag, and tells whether it also reads Latin letters. A
    ///     language that it cannot read (`.languageUnavailable`, `.engineUnavailable`) is passed over.
    /// - Returns: As many readings; those that were read again may come last.
    /// - Throws: Any other error of `read`.
    static func completing(
        _ readings: [LineReading], read: (String, [Quad]) async throws -> Reading
    ) async throws -> [LineReading] {
        let (illegible, legible) = (readings.filter { !$0.isLegible }, readings.filter(\.isLegible))
        let lengths = (illegible.reduce(0) { $0 + $1.quad.width }, legible.reduce(0) { $0 + $1.quad.width })
        // A few odd lines are blurred, or no text at all.
        guard lengths.0 > 0.2 * lengths.1 else { return readings }
        let sample = illegible.map(\.quad).sorted { $0.width > $1.width }.prefix(4)
        var best: (language: String, confidence: Double, reading: Reading)?
        for languages in witnesses {
            guard let (language, reading) = try await firstReading(in: languages, of: Array(sample), by: read) else {
                continue
            }
            let confidence = LineReading.confidence(of: reading.lines)
            let unread = reading.lines.reduce(0) { $0 + $1.unreadShare } / Double(max(reading.lines.count, 1))
            if reading.lines.allSatisfy(\.isFilled), unread < LineReading.muchUnread,
                confidence > max(best?.confidence ?? 0, 0.8)
            {
                best = (language, confidence, reading)
            }
        }
        // An icon before Latin words looks like a letter of some script, but not surely, and those words have more letters.
        guard let best else { return readings }
        let others = best.reading.lines.map(\.inOtherLetters)
        let areMany = 3 * letters(in: others) >= letters(in: best.reading.lines)
        guard areMany, LineReading.confidence(of: others) > 0.8 else { return readings }
        // What was taken for Latin letters before may be those of the other script.
        if best.reading.readsLatin { return try await read(best.language, readings.map(\.quad)).lines }
        return legible + (try await read(best.language, illegible.map(\.quad)).lines)
    }

    private static func letters(in lines: [LineReading]) -> Int {
        lines.lazy.flatMap(\.words).reduce(0) { $0 + $1.text.count(where: \.isLetter) }
    }

    /// Lines in the first language that can be read on this system.
    private static func firstReading(
        in languages: [String], of lines: [Quad], by read: (String, [Quad]) async throws -> Reading
    ) async throws -> (language: String, reading: Reading)? {
        for language in languages {
            do {
                return (language, try await read(language, lines))
            } catch let error as ImageAnalysisError
                where [.languageUnavailable, .engineUnavailable].contains(error.code)
            {
                continue
            }
        }
        return nil
    }
}

extension LineReading {
    /// The line with the words alone that have letters of another script, and are wider than an icon or an emoji, which is about as
    /// wide as it is tall.
    fileprivate var inOtherLetters: LineReading {
        LineReading(quad: quad, words: words.filter { !$0.text.isLatin && $0.quad.width > 1.5 * $0.quad.height })
    }

    /// Whether the engine knows the script, as far as the reading tells.
    var isLegible: Bool { confidence > 0.8 && isPlausible && isFilled && unreadShare < Self.muchUnread }

    /// So much of a line that a word of it may be of another script. In generated lines with numbers, of Latin ones at most 0.01 is
    /// unread, of Cyrillic ones, read without their network, 0.25 in the median.
    fileprivate static let muchUnread = 0.15

    /// Whether there are as many characters as fit into the line, about: of what it does not know, the network reads
    /// the punctuation, and is sure of it.
    fileprivate var isFilled: Bool {
        let characters = words.reduce(0) { $0 + $1.text.count + 1 }
        return 2 * Double(characters) * quad.height > quad.width
    }
}
