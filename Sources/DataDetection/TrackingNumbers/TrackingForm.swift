/// How the numbers of a carrier look.
struct TrackingForm: Sendable {
    let carrier: Carrier
    /// The characters that it starts with, each of the alternatives as long as the others; "" for any digit.
    let prefixes: [String]
    /// How many characters follow the prefix, and whether they are digits alone.
    let body: Int
    var isNumeric = true
    /// Which of the characters the check digit counts: from this one to the last or to `checkEnd`.
    var checkStart = 0
    var checkEnd: Int?
    var check = CheckDigit.none
    /// Whether so many other numbers look alike that a word must say what it is.
    var needsCue = false

    /// Whether characters without spaces are such a number.
    func matches(_ characters: ArraySlice<UInt8>) -> Bool {
        guard let prefixLength = prefixes.first?.utf8.count, characters.count == prefixLength + body else {
            return false
        }
        guard prefixes.contains(where: { $0.utf8.elementsEqual(characters.prefix(prefixLength)) }) else { return false }
        let rest = characters.dropFirst(prefixLength)
        if isNumeric, !rest.allSatisfy(\.isDigit) { return false }
        let checked = characters.dropFirst(checkStart).prefix(checkEnd.map { $0 - checkStart } ?? .max)
        return check.accepts(checked)
    }

    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }

    static let all: [TrackingForm] =
        [
            .init(
                carrier: .ups, prefixes: ["1Z"], body: 16, isNumeric: false, checkStart: 2,
                check: .tens(odd: 1, even: 2)),
            .init(
                carrier: .ups, prefixes: ["A", "H", "J", "K", "T", "V"], body: 10, checkStart: 1,
                check: .tens(odd: 1, even: 2)),
            .init(carrier: .amazon, prefixes: ["TBA", "TBC", "TBM"], body: 12),
            .init(carrier: .amazon, prefixes: ["C1"], body: 9),
            .init(carrier: .canpar, prefixes: ["D", "L"], body: 21),
            .init(
                carrier: .ontrac, prefixes: ["C"], body: 14, checkStart: 1, check: .prefixedTens("4", odd: 1, even: 2)),
            .init(
                carrier: .ontrac, prefixes: ["D"], body: 14, checkStart: 1, check: .prefixedTens("5", odd: 1, even: 2)),
            .init(carrier: .lasership, prefixes: letters.map { "L" + $0 }, body: 8),
            .init(carrier: .lasership, prefixes: ["1LS"], body: 12),
            .init(carrier: .lasership, prefixes: ["1LSCX"], body: 10, isNumeric: false),
            .init(carrier: .landmark, prefixes: ["LTN"], body: 10, isNumeric: false),
            .init(carrier: .speedee, prefixes: ["SP"], body: 18),
            .init(carrier: .yunexpress, prefixes: ["YT"], body: 16),
            .init(carrier: .yodel, prefixes: ["JJD"], body: 16),
            .init(carrier: .dhl, prefixes: ["JJD", "GM0", "LX0"], body: 10),
            .init(carrier: .dhl, prefixes: ["JVGL"], body: 10),
            .init(
                carrier: .dpd, prefixes: ["00", "01", "02"], body: 26, isNumeric: false, check: .iso7064, needsCue: true
            ),
            .init(carrier: .dhl, prefixes: [""], body: 10, check: .seven, needsCue: true),
            .init(carrier: .dhl, prefixes: ["5", "6"], body: 13, needsCue: true),
            .init(carrier: .fedex, prefixes: [""], body: 12, check: .eleven([3, 1, 7]), needsCue: true),
            .init(
                carrier: .fedex, prefixes: ["96", "11"], body: 32, checkStart: 20, check: .eleven([1, 7, 3]),
                needsCue: true),
            .init(
                carrier: .fedex, prefixes: ["3"], body: 31, checkStart: 16, checkEnd: 28, check: .eleven([3, 1, 7]),
                needsCue: true),
            .init(carrier: .fedex, prefixes: [""], body: 15, check: .tens(odd: 1, even: 3), needsCue: true),
            .init(carrier: .purolator, prefixes: [""], body: 12, check: .luhn, needsCue: true),
            .init(carrier: .olddominion, prefixes: [""], body: 11, check: .luhn, needsCue: true),
            .init(carrier: .usps, prefixes: [""], body: 20, check: .tens(odd: 3, even: 1), needsCue: true),
            .init(
                carrier: .usps, prefixes: ["71", "70", "73", "77", "81"], body: 18,
                check: .prefixedTens("91", odd: 3, even: 1), needsCue: true),
            .init(
                carrier: .usps, prefixes: ["91", "92", "93", "94", "95"], body: 20, check: .tens(odd: 3, even: 1),
                needsCue: true),
            .init(
                carrier: .usps, prefixes: ["92", "93", "94"], body: 24, check: .tens(odd: 3, even: 1), needsCue: true),
            .init(
                carrier: .usps, prefixes: ["420"], body: 27, checkStart: 8, check: .tens(odd: 3, even: 1),
                needsCue: true),
            .init(
                carrier: .usps, prefixes: ["420"], body: 31, checkStart: 12, check: .tens(odd: 3, even: 1),
                needsCue: true),
            .init(
                carrier: .usps, prefixes: ["420"], body: 31, checkStart: 8, check: .tens(odd: 3, even: 1),
                needsCue: true),
        ]
}
