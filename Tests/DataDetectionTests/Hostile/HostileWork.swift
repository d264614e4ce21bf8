import Foundation

@testable import DataDetection

/// Counts what all detectors together do with a text, and says whether it is in proportion to its length.
enum HostileWork {
    /// The most steps for a unit of text, whatever the text: looks at a unit or a token, by all detectors together.
    static let stepsPerUnit = 1000.0
    /// How much more than in proportion the work may grow from one length to the next. Work that grows with the square of
    /// the length grows 2 times as much; where a text starts and ends, a little more or less is looked at.
    static let tolerance = 1.4

    /// Work that is not in proportion to a text.
    struct Excess: Error, CustomStringConvertible {
        let description: String
    }

    /// Every country's rules and every language's words are in one of them.
    private static let detectors = [
        DataDetector.Options(
            defaultRegion: "US", languages: ["en", "de", "fr", "es", "it", "pt", "nl", "ja", "zh"],
            referenceDate: Date(timeIntervalSince1970: 1_772_442_000)),
        DataDetector.Options(defaultRegion: "JP", languages: ["en"]), DataDetector.Options(),
    ].map { DataDetector(options: $0) }

    /// Reads texts of about so many units.
    ///
    /// - Returns: The most steps for a unit of the longer text.
    /// - Throws: `Excess` if the longer text takes too many steps for its length, or for those of the shorter.
    @discardableResult
    static func check(_ name: String, lengths: (Int, Int), text: (Int) -> String) throws -> Double {
        let texts = (text(lengths.0), text(lengths.1))
        return try detectors.map { detector in
            func work(_ text: String) -> (steps: Double, units: Double) {
                let scanned = ScannedText(text)
                _ = detector.detection(in: scanned)
                return (Double(scanned.work.steps), Double(max(1, scanned.count)))
            }
            let (short, long) = (work(texts.0), work(texts.1))
            let perUnit = long.steps / long.units
            let growth = perUnit * short.units / max(1, short.steps)
            guard perUnit <= stepsPerUnit, growth <= tolerance else {
                let measure =
                    "\(perUnit) steps for each of \(long.units) units, \(growth) times as many as for a shorter one"
                throw Excess(
                    description: "\(name.debugDescription), \(detector.options.defaultRegion ?? "untold"): \(measure)")
            }
            return perUnit
        }.max() ?? 0
    }
}
