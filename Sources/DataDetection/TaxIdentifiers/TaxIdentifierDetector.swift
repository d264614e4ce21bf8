/// Finds the numbers by which tax offices know companies and people, where their check digits hold and a word for taxes
/// stands near.
struct TaxIdentifierDetector: ProvingDetector {
    static let type = DataType.taxIdentifier

    private static let cues = CueWords(
        """
        vat|vat no|vat id|vat reg|vat number|tax|tax id|tax no|tin|gst|gstin|abn|acn|ust-id|ust-idnr|ust.-id|ust.-idnr|ust-id-nr|umsatzsteuer|uid|mwst|ust|steuernummer|\
        tva|siren|siret|n° tva|iva|p.iva|p. iva|partita iva|c.f|codice fiscale|nif|n.i.f|cif|c.i.f|nie|dni|btw|btw-nr|btw-nummer|kvk|ondernemingsnummer|nip|regon|\
        moms|momsnr|vat-nr|org.nr|org nr|orgnr|org.nummer|organisationsnummer|cvr|cvr-nr|se-nr|y-tunnus|alv|afm|α.φ.μ|αφμ|ΑΦΜ|Α.Φ.Μ|ддс|инн|dič|dic|ičo|ico|adószám|cui|c.u.i|cod fiscal|\
        oib|pdv|ddv|kdv|vergi no|contribuinte|nipc|npc|nit|n.i.t|cnpj|cpf|cuit|c.u.i.t|rut|r.u.t|pvm|pvn|kmkr|登録番号|適格請求書|法人番号|사업자등록번호|사업자번호|등록번호
        """)

    /// The letters before the digits.
    private static let maximumLetters = 5
    private static let reach = 32

    /// The forms that start with a capital, by its ASCII code; under "@" those that start with any.
    private static let byLetter: [[TaxForm]] = (0...UInt8(ascii: "Z")).map { letter in
        TaxForm.all.filter { $0.pattern[0] == letter && letter >= UInt8(ascii: "@") }
    }
    /// The forms that start with digits, by how many.
    private static let inDigits: [[TaxForm]] = {
        var forms = [[TaxForm]](repeating: [], count: (TaxForm.all.map(\.pattern.count).max() ?? 0) + 1)
        for form in TaxForm.all {
            let first = form.pattern.prefix { $0 == UInt8(ascii: "#") }.count
            let whole = form.pattern.filter { $0 != UInt8(ascii: " ") }
            forms[first].append(form)
            // The spaces may be missing.
            if whole.count > first, whole.allSatisfy({ $0 == UInt8(ascii: "#") }) { forms[whole.count].append(form) }
        }
        return forms
    }()

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for digits in text.longNumberStarts where digits >= found.last?.range.upperBound ?? 0 {
            guard text[digits].isASCIIDigit,
                let (range, form, reading) = number(at: digits, in: text)
            else { continue }
            let value = IdentifierValue(
                number: String(decoding: reading.number, as: UTF8.self), kind: .tax, country: form.country)
            found.append(Finding(type: .taxIdentifier, range: range, value: .identifier(value), specificity: .explicit))
        }
        return found
    }

    /// Always true: a finding has the right check digits.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool { true }

    private func number(at digits: Int, in text: ScannedText) -> (Range<Int>, TaxForm, TaxForm.Reading)? {
        var letters = digits
        if text[letters - 1].isOne(of: " -.") { letters -= 1 }
        let gap = letters
        while letters > 0, gap - letters < Self.maximumLetters, text[letters - 1].isASCIIUppercase { letters -= 1 }
        if letters < gap,
            let found = number(at: letters, of: Self.byLetter[Int(text[letters])], in: text)
        {
            return found
        }
        // A letter before the digits belongs to the number where the form says so.
        if letters < digits, digits - letters <= 2,
            let found = number(at: letters, of: Self.byLetter[Int(UInt8(ascii: "@"))], in: text)
        {
            return found
        }
        var end = digits
        while text[end].isASCIIDigit, end - digits < Self.inDigits.count { end += 1 }
        guard end - digits < Self.inDigits.count else { return nil }
        return number(at: digits, of: Self.inDigits[end - digits], in: text)
    }

    private func number(at start: Int, of forms: [TaxForm], in text: ScannedText) -> (
        Range<Int>, TaxForm, TaxForm.Reading
    )? {
        guard !forms.isEmpty, !text.isWord(at: start - 1),
            !text[start - 1].isOne(of: "-/.+#$") || text[start - 2] == 0x20
        else {
            return nil
        }
        for form in forms {
            guard let reading = form.reading(at: start, in: text), isEnd(reading.end, in: text) else { continue }
            let range = start..<reading.end
            guard form.isDistinctive || Self.cues.isNear(range, in: text, before: Self.reach, after: 0) else {
                continue
            }
            return (range, form, reading)
        }
        return nil
    }

    private func isEnd(_ end: Int, in text: ScannedText) -> Bool {
        !text.isWord(at: end) && !(text[end].isOne(of: "-/.") && text.isWord(at: end + 1))
    }
}
