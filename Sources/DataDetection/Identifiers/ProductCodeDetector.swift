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
    private static let lengths: Set<Int> = [8, 12, 13, 14]

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.numberStarts where start >= found.last?.range.upperBound ?? 0 {
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
        var digits: [UInt8] = []
        var groups = [0]
        var offset = start
        while digits.count <= 14 {
            if text[offset].isASCIIDigit {
                digits.append(UInt8(truncatingIfNeeded: text[offset]))
                groups[groups.count - 1] += 1
            } else if text[offset] == 0x20, text[offset + 1].isASCIIDigit, groups.count < 4 {
                groups.append(0)
            } else {
                break
            }
            offset += 1
        }
        guard Self.lengths.contains(digits.count), !text.isWord(at: offset),
            !(text[offset].isOne(of: ".,-/:") && text.isWord(at: offset + 1)), GTIN.accepts(digits),
            Set(digits).count > 2
        else { return nil }
        let range = start..<offset
        guard Self.printed.contains(groups) || Self.cues.isNear(range, in: text, before: Self.reach, after: 0) else {
            return nil
        }
        return (offset, digits)
    }
}
