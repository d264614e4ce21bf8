internal import Foundation
import DocumentModel

/// Tells ı from i and İ from I in Turkish and Azerbaijani: the network mostly says the two that other languages have too, but
/// how far it comes from saying the others differs.
enum DottedLetters {
    /// How much more speaks for a letter than for the i or I that was read, on the network's own scale.
    struct Leaning: Sendable {
        /// To ı.
        let toDotless: Float
        /// To İ.
        let toDotted: Float
    }

    /// Where the letters are in the alphabet.
    struct Places: Sendable {
        let small, capital, dotlessSmall, dottedCapital: Int

        var last: Int { max(small, capital, dotlessSmall, dottedCapital) }

        init?(in characters: [String]) {
            guard let small = characters.firstIndex(of: "i"), let capital = characters.firstIndex(of: "I"),
                let dotlessSmall = characters.firstIndex(of: "ı"), let dottedCapital = characters.firstIndex(of: "İ")
            else { return nil }
            (self.small, self.capital, self.dotlessSmall, self.dottedCapital) =
                (small, capital, dotlessSmall, dottedCapital)
        }
    }

    // On lines drawn with 40 font files, 98 in a hundred letters of each kind lie on their side of these.
    /// Between ı, -3 to 11, and i, -17 to -5.
    private static let leastToDotless: Float = -4.7
    /// Between İ, -7 to 11, and i, -19 to -7.5.
    private static let leastFromSmall: Float = -7.2
    /// Between İ, -3.7 to 9, and I, -14 to -3.7.
    private static let leastFromCapital: Float = -3.7

    /// The readings of a picture with the dots of its letters as they look, where its text is Turkish or Azerbaijani.
    ///
    /// - Parameters:
    ///   - readings: All lines of the picture.
    ///   - languages: BCP-47 tags of the languages that the caller names; empty where the text tells.
    /// - Returns: As many readings.
    static func settled(_ readings: [LineReading], languages: [String]) -> [LineReading] {
        let codes = languages.map { Locale.Language(identifier: $0).languageCode?.identifier ?? "" }
        let isNamed = codes.contains { $0 == "tr" || $0 == "az" }
        guard codes.isEmpty || isNamed, isNamed && codes.count == 1 || looksTurkish(readings) else { return readings }
        return readings.map(\.settlingDots)
    }

    /// Whether one in five of the letters has or lacks its dot as in no other language, and words have the letters of Turkish
    /// alone: there is no q, w or x in it, nor most letters with marks.
    private static func looksTurkish(_ readings: [LineReading]) -> Bool {
        let words = readings.flatMap(\.words).map { $0.text.lowercased() }
            .filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }
        guard words.count(where: { !$0.unicodeScalars.allSatisfy(alphabet.contains) }) * 10 <= words.count else {
            return false
        }
        var (all, unusual) = (0, 0)
        for reading in readings {
            let letters = reading.words.lazy.flatMap(\.text).filter("iIıİ".contains)
            let settled = reading.settlingDots.words.lazy.flatMap(\.text)
            all += letters.count
            unusual += settled.count { $0 == "ı" || $0 == "İ" }
        }
        return unusual >= 2 && unusual * 5 >= all
    }

    /// Those of Azerbaijani among them, and the dot of a small İ.
    private static let alphabet = Set("abcçdefgğhıijklmnoöprsştuüvyzâîûə\u{307}".unicodeScalars)

    /// The letter that a leaning makes of an i or I behind another character of its word.
    fileprivate static func letter(_ read: Character, _ leaning: Leaning, behind: Character?) -> Character {
        if read == "I" { return leaning.toDotted > leastFromCapital ? "İ" : read }
        if leaning.toDotless > leastToDotless { return "ı" }
        let mayBeCapital = behind.map { !$0.isLowercase } ?? true
        return mayBeCapital && leaning.toDotted > leastFromSmall ? "İ" : read
    }
}

extension LineReading {
    /// The reading with each i and I as it leans.
    fileprivate var settlingDots: LineReading {
        let count = words.reduce(0) { $0 + $1.text.count { $0 == "i" || $0 == "I" } }
        guard count > 0, count == dotLeanings.count else { return self }
        var rest = dotLeanings[...]
        var reading = self
        reading.dotLeanings = []
        reading.words = words.map { word in
            var text = ""
            for character in word.text {
                let leaning = character == "i" || character == "I" ? rest.popFirst() : nil
                text.append(leaning.map { DottedLetters.letter(character, $0, behind: text.last) } ?? character)
            }
            return word.saying(text)
        }
        return reading
    }
}
