import CPhoneNumber

/// A telephone number with letters in place of digits: "1-800-FLOWERS", "1300 FLOWER".
struct VanityNumber {
    let finding: Finding

    /// The plans that sell such numbers: what they start with, how many letters and digits follow, and where.
    private static let plans: [(prefixes: [String], length: ClosedRange<Int>, region: String)] = [
        (["1800", "1833", "1844", "1855", "1866", "1877", "1888", "1900"], 7...10, "US"),
        (["800", "833", "844", "855", "866", "877", "888"], 7...10, "US"), (["1300", "1800"], 6...10, "AU"),
        (["0800", "0808"], 6...8, "GB"),
    ]
    /// The digit on which a letter stands, from "A" to "Z".
    private static let keys = Array("22233344455566677778889999")
    private static let maximumLength = 20

    /// A quick look: a capital stands behind the digits and what parts them, where most numbers end.
    static func mayStart(at start: Int, in text: ScannedText) -> Bool {
        guard text[start].isOne(of: "180("), !text.isWord(at: start - 1), !text[start - 1].isOne(of: "+-/.#$") else {
            return false
        }
        var offset = start
        while offset - start <= maximumLength, text[offset].isASCIIDigit || isMark(text[offset]) { offset += 1 }
        return text[offset].isASCIIUppercase
    }

    private static func isMark(_ unit: UInt16) -> Bool { unit.isOne(of: "-. ()") }

    /// Reads a number where one may start; `libraries` has the plans of the text's own countries.
    init?(at start: Int, in text: ScannedText, libraries: [PhoneLibrary]) {
        var digits = ""
        var boundaries: Set<Int> = []
        var letters = 0
        var end = start
        var offset = start
        while offset - start <= Self.maximumLength {
            let unit = text[offset]
            if unit.isASCIIDigit {
                digits.append(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: unit))))
            } else if unit.isASCIIUppercase {
                if letters == 0 { boundaries.insert(digits.utf8.count) }
                digits.append(Self.keys[Int(unit) - 0x41])
                letters += 1
            } else if Self.isMark(unit) {
                // A space parts the word from what is said of it.
                guard unit != 0x20 || letters == 0,
                    text[offset + 1].isASCIIAlphanumeric || text[offset + 1].isOne(of: "( ")
                else { break }
                if letters == 0 { boundaries.insert(digits.utf8.count) }
                offset += 1
                continue
            } else {
                break
            }
            offset += 1
            end = offset
        }
        guard letters >= 3, !text.isWord(at: end),
            let plan = Self.plans.first(where: { plan in
                plan.prefixes.contains { prefix in
                    digits.hasPrefix(prefix) && boundaries.contains(prefix.utf8.count)
                        && plan.length.contains(digits.utf8.count - prefix.utf8.count)
                }
            })
        else { return nil }
        // What is dialled behind the last digit is ignored.
        let length =
            plan.region == "US" ? (digits.hasPrefix("1") ? 11 : 10) : plan.region == "AU" ? 10 : digits.utf8.count
        // The plan of the text's own country first: "1-300-80-AEON" is sold in Malaysia too.
        let plans = (libraries + [PhoneLibrary(region: plan.region)]).lazy
        let read = plans.compactMap { library in
            library.number(String(digits.prefix(length))).flatMap {
                $0.validity == CPhoneNumberValid ? ($0, library.region) : nil
            }
        }
        guard let (match, region) = read.first else { return nil }
        finding = Finding(
            type: .phoneNumber, range: start..<end,
            value: .phoneNumber(PhoneNumber(e164: match.e164, kind: match.kind)), specificity: .registered,
            region: region)
    }
}
