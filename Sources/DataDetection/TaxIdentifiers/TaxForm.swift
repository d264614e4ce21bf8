/// How the tax numbers of a country look.
///
/// A class, so that a walk over many forms copies references.
final class TaxForm: Sendable {
    /// ISO 3166.
    let country: String
    /// A character for each of the number, and the marks that the country writes between them.
    let pattern: [UInt8]
    let check: TaxCheck
    /// Whether the letters and marks are like no other number's, so that no word needs to stand near.
    let isDistinctive: Bool

    private init(_ country: String, _ pattern: String, _ check: TaxCheck, isDistinctive: Bool = false) {
        self.country = country
        self.pattern = Array(pattern.utf8)
        self.check = check
        self.isDistinctive = isDistinctive
    }

    /// A number as it stands in a text.
    struct Reading {
        /// All its letters and digits.
        var number: [UInt8] = []
        /// Those that the check digit counts: without the letters that stand for themselves in the pattern.
        var counted: [UInt8] = []
        var end: Int
    }

    /// The number of this form at an offset.
    func reading(at start: Int, in text: ScannedText) -> Reading? {
        // Most numbers are none of a tax office: nothing is collected before the whole pattern holds.
        guard let end = end(from: start, in: text, visit: { _, _ in }) else { return nil }
        var reading = Reading(end: end)
        _ = self.end(from: start, in: text) { unit, isCounted in
            if isCounted { reading.counted.append(UInt8(truncatingIfNeeded: unit)) }
            if unit.isASCIIAlphanumeric { reading.number.append(UInt8(truncatingIfNeeded: unit)) }
        }
        return check.accepts(reading.counted) ? reading : nil
    }

    /// The end of a number with this pattern at an offset. Visits its units, with whether the check digit counts them.
    ///
    /// "#" is a digit, "@" a capital, "*" either; a space in the pattern is a space, a full stop or a hyphen, or nothing.
    @inline(__always)
    private func end(from start: Int, in text: ScannedText, visit: (UInt16, Bool) -> Void) -> Int? {
        var end = start
        for wanted in pattern {
            let unit = text[end]
            var isCounted = true
            switch wanted {
            case UInt8(ascii: " "):
                if unit.isOne(of: " .-") { end += 1 }
                continue
            case UInt8(ascii: "#"): guard unit.isASCIIDigit else { return nil }
            case UInt8(ascii: "@"): guard unit.isASCIIUppercase else { return nil }
            case UInt8(ascii: "*"): guard unit.isASCIIDigit || unit.isASCIIUppercase else { return nil }
            default:
                guard unit == UInt16(wanted) else { return nil }
                isCounted = false
            }
            visit(unit, isCounted)
            end += 1
        }
        return end
    }

    /// The rules of the Union's numbers are those that its states publish for their VAT numbers.
    static let all: [TaxForm] = [
        .init("AT", "ATU #### ####", .austrian),
        .init("BE", "BE ####.###.###", .pair(97, isComplement: true)),
        .init("BE", "BE #### ### ###", .pair(97, isComplement: true)),
        .init("BG", "BG ### ### ###", .twoPasses([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])),
        .init("CZ", "CZ ########", .weights([8, 7, 6, 5, 4, 3, 2], 11, .complement(ten: 0, eleven: 1))),
        .init("DE", "DE ### ### ###", .hybrid),
        .init("DK", "DK ## ## ## ##", .multiple([2, 7, 6, 5, 4, 3, 2, 1], 11)),
        .init("EE", "EE #########", .weights([3, 7, 1, 3, 7, 1, 3, 7], 10, .complement(ten: 0))),
        .init("GR", "EL #########", .weights([256, 128, 64, 32, 16, 8, 4, 2], 11, .rest)),
        .init("ES", "ES *#######*", .spanish), .init("ES", "@ ####### *", .spanish),
        .init("ES", "@-##.###.##*", .spanish), .init("ES", "######## @", .spanish),
        .init("FI", "FI ########", .weights([7, 9, 10, 5, 8, 4, 2], 11, .complement(eleven: 0))),
        .init("FR", "FR ## ### ### ###", .french),
        .init("GB", "GB ### #### ##", .british), .init("GB", "GB ### ### ###", .british),
        .init("HR", "HR ###########", .hybrid),
        .init("HU", "HU ########", .weights([9, 7, 3, 1, 9, 7, 3], 10, .complement(ten: 0))),
        .init("IE", "IE #######@@", .irish), .init("IE", "IE #######@", .irish),
        .init("IT", "IT ###########", .luhn), .init("IT", "###########", .luhn),
        .init("LT", "LT #########", .twoPasses([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1])),
        .init("LU", "LU ########", .pair(89, isComplement: false)),
        .init("NL", "NL #########@##", .dutch), .init("NL", "NL####.##.###.@.##", .dutch),
        .init("PL", "PL ### ### ## ##", .weights([6, 5, 7, 2, 3, 4, 5, 6, 7], 11, .rest)),
        .init("PL", "### ### ## ##", .weights([6, 5, 7, 2, 3, 4, 5, 6, 7], 11, .rest)),
        .init("PL", "### ## ## ###", .weights([6, 5, 7, 2, 3, 4, 5, 6, 7], 11, .rest)),
        .init("PT", "PT ### ### ###", .weights([9, 8, 7, 6, 5, 4, 3, 2], 11, .complement(ten: 0, eleven: 0))),
        .init("PT", "### ### ###", .weights([9, 8, 7, 6, 5, 4, 3, 2], 11, .complement(ten: 0, eleven: 0))),
        .init("RO", "RO ##########", .romanian), .init("RO", "RO #########", .romanian),
        .init("RO", "RO ########", .romanian),
        .init("RO", "RO #######", .romanian),
        .init("SE", "SE ##########01", .luhn), .init("SE", "######-####", .luhn),
        .init("SI", "SI ########", .weights([8, 7, 6, 5, 4, 3, 2], 11, .complement(ten: 0))),
        .init("SK", "SK ##########", .multiple([10, 1, 10, 1, 10, 1, 10, 1, 10, 1], 11)),
        .init(
            "CH", "CHE-###.###.###", .weights([5, 4, 3, 2, 7, 6, 5, 4], 11, .complement(eleven: 0)), isDistinctive: true
        ),
        .init("NO", "### ### ###", .weights([3, 2, 7, 6, 5, 4, 3, 2], 11, .complement(eleven: 0))),
        .init("BR", "##.###.###/####-##", .brazilian([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]), isDistinctive: true),
        .init("BR", "###.###.###-##", .brazilian([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]), isDistinctive: true),
        .init("AR", "##-########-#", .weights([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11, .complement(ten: 9, eleven: 0))),
        .init("CO", "###.###.###-#", .weights([41, 37, 29, 23, 19, 17, 13, 7, 3], 11, .complement(ten: 1, eleven: 0))),
        .init("CL", "##.###.###-*", .chilean), .init("CL", "#.###.###-*", .chilean),
        .init("AU", "## ### ### ###", .australian),
        .init("IN", "##@@@@@####@***", .indian),
        .init("JP", "T#############", .japanese), .init("KR", "###-##-#####", .korean),
        .init("FR", "### ### ### #####", .luhn),
        .init("RU", "##########", .weights([2, 4, 10, 3, 5, 9, 4, 6, 8], 11, .rest)),
    ]
}
