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

    /// A way to write the form, with a bit for each of its characters.
    struct Pattern: Sendable {
        let count: Int
        /// The places of digits.
        private var digits: UInt64 = 0
        /// The places of capitals.
        private var capitals: UInt64 = 0
        /// The places of characters that stand for themselves.
        private var itself: [(place: Int, character: UInt8)] = []

        fileprivate init(_ pattern: [UInt8]) {
            count = pattern.count
            for (place, wanted) in pattern.enumerated() where wanted != UInt8(ascii: "*") {
                if wanted.isDigit || wanted == UInt8(ascii: "#") {
                    digits |= 1 << place
                } else {
                    capitals |= 1 << place
                }
                if wanted != UInt8(ascii: "#"), wanted != UInt8(ascii: "@") { itself.append((place, wanted)) }
            }
        }

        /// Whether a code is written so.
        func fits(_ code: Code) -> Bool {
            guard code.digits & (digits | capitals) == digits, count == code.characters.count else { return false }
            for (place, character) in itself where code.characters[code.characters.startIndex + place] != character {
                return false
            }
            return true
        }
    }

    /// Capitals and digits, with a bit for each digit: most forms are ruled out by these.
    struct Code {
        let characters: ArraySlice<UInt8>
        fileprivate let digits: UInt64

        /// Whether there are digits alone.
        var isNumber: Bool { digits.nonzeroBitCount == characters.count }

        init(_ characters: ArraySlice<UInt8>) {
            self.characters = characters
            digits = characters.reversed().reduce(0) { $0 << 1 | ($1.isDigit ? 1 : 0) }
        }
    }

    /// The ways to write the form.
    let patterns: [Pattern]
    let needs: Evidence
    let check: CheckDigit
    /// The characters that the check digit counts, itself included.
    let checked: Range<Int>?

    // Copied into each row of a table, it takes the compiler seconds.
    @inline(never)
    init(_ form: String, needs: Evidence = .form, check: CheckDigit = .none, over checked: Range<Int>? = nil) {
        let patterns: [[UInt8]] = form.split(separator: " ").reduce([[]]) { patterns, part in
            let choices = Self.choices(part)
            return patterns.flatMap { pattern in choices.map { pattern + $0 } }
        }
        self.patterns = patterns.map(Pattern.init)
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

    /// Whether a code that one of the patterns fits has the right check digit.
    func hasCheckDigit(_ code: Code) -> Bool {
        guard let checked else { return check.accepts(code.characters) }
        return check.accepts(code.characters.dropFirst(checked.lowerBound).prefix(checked.count))
    }
}
