/// Finds the numbers of articles (GTIN: EAN and UPC) whose check digits hold, where a word says so or they stand in the
/// groups that are printed below bars.
struct ProductCodeDetector: ProvingDetector {
    static let type = DataType.productCode

    private static let cues = CueWords(
        "ean|ean-13|ean13|ean-8|ean8|gtin|gtin-13|gtin-14|upc|upc-a|jan|jan コード|barcode|barcode no|artikelcode|código de barras|code-barres|code barres|codice a barre|streepjescode|штрихкод|バーコード|条形码|条码|바코드"
    )
    private static let reach = 20
    /// As below the bars of UPC-A, EAN-13 and EAN-8.
    private static let printed = [[1, 5, 5, 1], [1, 6, 6]]
    private static let lengths = [8, 12, 13, 14]

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.longNumberStarts where start >= found.last?.range.upperBound ?? 0 {
            guard text[start].isASCIIDigit, !text.isWord(at: start - 1), !text[start - 1].isOne(of: "-/.,+$_"),
                let (end, digits) = code(at: start, in: text)
            else { continue }
            let value = IdentifierValue(number: String(decoding: digits, as: UTF8.self), kind: .gtin)
            found.append(
                Finding(type: .productCode, range: start..<end, value: .identifier(value), specificity: .explicit))
        }
        return found
    }

    /// Always true: a finding has the right check digit.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool { true }

    private func code(at start: Int, in text: ScannedText) -> (end: Int, digits: [UInt8])? {
        var count = 0
        var spaces = 0
        var end = start
        while count <= 14 {
            if text[end].isASCIIDigit {
                count += 1
            } else if text[end] == 0x20, text[end + 1].isASCIIDigit, spaces < 3 {
                spaces += 1
            } else {
                break
            }
            end += 1
        }
        guard Self.lengths.contains(count), !text.isWord(at: end),
            !(text[end].isOne(of: ".,-/:") && text.isWord(at: end + 1))
        else { return nil }
        let groups = (start..<end).map { UInt8(truncatingIfNeeded: text[$0]) }.split(separator: UInt8(ascii: " "))
        let digits = Array(groups.joined())
        guard GTIN.accepts(digits), Set(digits).count > 2,
            Self.printed.contains(groups.map(\.count))
                || Self.cues.isNear(start..<end, in: text, before: Self.reach, after: 0)
        else { return nil }
        return (end, digits)
    }
}
