/// Finds the numbers of vehicles (VIN, ISO 3779): those whose check digit holds, as North America and China have it, and
/// others behind a word for them.
struct VehicleIdentifierDetector: ProvingDetector {
    static let type = DataType.vehicleIdentifier

    private static let cues = CueWords(
        "vin|vin no|vin number|vehicle identification|chassis|chassis no|fin|fahrgestellnummer|fahrgestell-nr|fahrzeug-ident|fahrzeugidentifizierungsnummer|numéro de série|n° de châssis|châssis|bastidor|número de bastidor|telaio|numero di telaio|chassi|chassisnummer|nr nadwozia|车架号|车辆识别|車台番号|차대번호"
    )
    private static let reach = 32
    private static let length = 17
    private static let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
    /// The values of "A" to "Z"; I, O and Q do not occur.
    private static let values = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9]

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        text.codeStarts.compactMap { start in
            let end = start + Self.length
            guard !text.isWord(at: start - 1), !text[start - 1].isOne(of: "-_/."), !text.isWord(at: end),
                !(text[end].isOne(of: "-_/") && text.isWord(at: end + 1)),
                (start..<end).allSatisfy({ Self.isCharacter(text[$0]) })
            else { return nil }
            let characters = (start..<end).map { UInt8(truncatingIfNeeded: text[$0]) }
            // The last four are digits, and no vehicle's number is digits or letters alone.
            guard characters.suffix(4).allSatisfy(\.isDigit), characters.count(where: { !$0.isDigit }) >= 3,
                Self.isChecked(characters) || Self.cues.isNear(start..<end, in: text, before: Self.reach, after: 0)
            else { return nil }
            let value = IdentifierValue(number: String(decoding: characters, as: UTF8.self), kind: .vin)
            return Finding(
                type: .vehicleIdentifier, range: start..<end, value: .identifier(value), specificity: .explicit)
        }
    }

    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        guard case .identifier(let value) = finding.value else { return false }
        return Self.isChecked(Array(value.number.utf8))
    }

    private static func isCharacter(_ unit: UInt16) -> Bool {
        unit.isASCIIDigit || unit.isASCIIUppercase && !unit.isOne(of: "IOQ")
    }

    /// The ninth character is the sum by eleven, ten being "X".
    private static func isChecked(_ characters: [UInt8]) -> Bool {
        let sum = zip(characters, weights).reduce(0) {
            $0 + ($1.0.isDigit ? $1.0.digit : values[Int($1.0) - 0x41]) * $1.1
        }
        return characters[8] == (sum % 11 == 10 ? UInt8(ascii: "X") : UInt8(0x30 + sum % 11))
    }
}
