/// How numbers of a carrier look.
///
/// A form is written in parts with spaces between: "#" a digit, "@" a capital, "*" either, each with how many of them
/// ("#10", "#12-14"); all else stands for itself, alternatives parted by "|". "1Z *15 #" is UPS's.
struct TrackingForm: Sendable {
    /// What has to stand near a number of this form, for others look alike.
    enum Evidence: Sendable {
        /// Nothing: its letters and its check digit are like no other number's.
        case form
        /// A word for shipments, or the carrier's name.
        case shipment
        /// The carrier's name.
        case carrier
    }

    /// All patterns of the form: a character of the pattern for each of the number.
    let patterns: [[UInt8]]
    let needs: Evidence
    let check: CheckDigit
    /// The characters that the check digit counts, itself included.
    let checked: Range<Int>?

    // Copied into each row of a table, it takes the compiler seconds.
    @inline(never)
    init(_ form: String, needs: Evidence = .form, check: CheckDigit = .none, over checked: Range<Int>? = nil) {
        patterns = form.split(separator: " ").reduce([[]]) { patterns, part in
            let choices = Self.choices(part)
            return patterns.flatMap { pattern in choices.map { pattern + $0 } }
        }
        (self.needs, self.check, self.checked) = (needs, check, checked)
    }

    private static func choices(_ part: Substring) -> [[UInt8]] {
        guard let class_ = part.utf8.first, classes.contains(class_) else {
            return part.split(separator: "|").map { Array($0.utf8) }
        }
        let counts = part.dropFirst().split(separator: "-").compactMap { $0.digitValue() }
        let fewest = counts.first ?? 1
        return (fewest...max(fewest, counts.last ?? 1)).map { Array(repeating: class_, count: $0) }
    }

    private static let classes = Array("#@*".utf8)

    /// Whether characters have one of the patterns of their length and the right check digit.
    func matches(_ characters: ArraySlice<UInt8>) -> Bool {
        guard patterns.contains(where: { Self.fits($0, characters) }) else { return false }
        guard let checked else { return check.accepts(characters) }
        return check.accepts(characters.dropFirst(checked.lowerBound).prefix(checked.count))
    }

    private static func fits(_ pattern: [UInt8], _ characters: ArraySlice<UInt8>) -> Bool {
        guard pattern.count == characters.count else { return false }
        return zip(pattern, characters).allSatisfy { wanted, character in
            switch wanted {
            case UInt8(ascii: "#"): character.isDigit
            case UInt8(ascii: "@"): !character.isDigit
            case UInt8(ascii: "*"): true
            default: character == wanted
            }
        }
    }
}
