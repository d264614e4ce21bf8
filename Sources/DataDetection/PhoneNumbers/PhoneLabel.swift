/// What the words before a number say about it.
enum PhoneLabel {
    /// "Tel", "call me at": a telephone number.
    case phone
    /// "Order", "ISBN", "account": some other number.
    case other
    case none

    /// How many words, and how many units, one looks back.
    private static let maximumWords = 10
    private static let maximumDistance = 96
    /// A word for another kind of number counts only near the number.
    private static let maximumOtherWords = 3

    /// The label of the number at `start`: the nearest telling word in its line, or at the end of the line before if
    /// the number starts its line.
    init(before start: Int, in text: ScannedText) {
        self = .none
        var offset = start
        var words = 0
        var lines = 0
        while offset > 0, start - offset < Self.maximumDistance, words < Self.maximumWords {
            let unit = text[offset - 1]
            if unit.isLineEnd {
                if let lineEnd = text.previousLineEnd(at: offset) { offset = lineEnd } else { offset -= 1 }
                lines += 1
                guard lines == 1, words == 0 else { return }
                continue
            }
            guard text.isWord(at: offset - 1) else {
                offset -= 1
                continue
            }
            var wordStart = offset
            while wordStart > 0, offset - wordStart < Self.maximumDistance, text.isWord(at: wordStart - 1) {
                wordStart -= 1
            }
            let place = wordStart..<offset
            offset = wordStart
            guard place.contains(where: { !text[$0].isASCIIDigit }) else { continue }
            let word = text.string(in: place)
            guard text[offset].isASCIILetter || word.contains(where: \.isLetter) else { continue }
            words += 1
            let lowercased = word.lowercased()
            if Self.phoneWords.contains(lowercased) || Self.endsInPhoneWord(word)
                || (words == 1 && lines == 0 && place.count == 1 && Self.phoneLetters.contains(word))
            {
                self = .phone
                return
            }
            if words <= Self.maximumOtherWords, Self.otherWords.contains(lowercased) {
                self = .other
                return
            }
        }
    }

    /// "查詢電話", "문의전화": the end of a word in a script without spaces, or of Korea.
    private static func endsInPhoneWord(_ word: String) -> Bool {
        guard word.utf16.last?.isUnspacedScript == true else { return false }
        return (2...4).contains { phoneWords.contains(String(word.suffix($0))) }
    }

    private static let phoneLetters: Set<String> = ["C", "D", "F", "H", "M", "O", "P", "T", "W"]

    private static let phoneWords: Set<String> = [
        "anruf", "appelez", "arayın", "bellen", "call", "calls", "cel", "cell", "cellphone", "cellulare",
        "cellulari", "celular", "chiama", "chiamare", "contact", "desk", "dial", "durchwahl", "dzwoń",
        "faks", "fax", "fon", "fone", "fones", "fono", "gsm", "handphone", "handy", "hotline", "hp", "infolinia",
        "komórka", "landline", "ligar", "ligue", "line", "llamar", "llame", "llámenos", "mob", "mobiel", "mobil",
        "mobile", "mobilfunk", "mobilnummer", "móvil", "móviles", "office", "phone", "phoneline", "phones",
        "portable", "puh", "puhelin", "rang", "recapito", "ring", "rufnummer", "rückruf", "sms", "tel", "tel.-nr",
        "telef", "telefax", "telefon", "telefonare", "telefone", "telefonem", "telefones", "telefonla", "telefonnr",
        "telefonnummer", "telefono", "telefonu", "telefoon", "telefoonnummer", "telemovel", "telemóvel",
        "telephone", "telf", "teléfono", "teléfonos", "text", "tfn", "tfno", "tlf", "tlfno", "toll", "tél",
        "téléphone", "téléphones", "téléphonez", "växel", "wa", "whatsapp", "zadzwoń", "τηλ", "τηλέφωνο", "звоните",
        "звонить", "моб", "мобильный", "мобільний", "сот", "тел", "телефон", "телефону", "телефоны", "факс", "טל",
        "טלפון", "נייד", "اتصل", "الجوال", "الهاتف", "تلفون", "جوال", "فاكس", "للاتصال", "محمول", "موبايل", "هاتف",
        "واتساب", "โทร", "ファクス", "ファックス", "传真", "傳真", "座机", "手机", "手機", "携帯", "热线", "熱線", "电话", "致电", "致電", "連絡先",
        "電話", "電話番号", "고객센터", "대표번호", "문의", "연락처", "전화", "전화번호", "팩스", "핸드폰", "휴대전화", "휴대폰",
    ]

    private static let otherWords: Set<String> = [
        "account", "acct", "aktenzeichen", "amex", "article", "arxiv", "asin", "auftragsnummer", "auth", "awb",
        "balance", "bankgiro", "bankgironr", "barcode", "batch", "belegnummer", "bestellnummer", "bestelnummer",
        "bg", "bill", "booking", "card", "cas", "case", "cashier", "chassis", "check", "code", "confirmation",
        "consignment", "coordinates", "credit", "customer", "debit", "dhl", "discover", "doc", "document", "doi",
        "ean", "express", "factura", "facture", "factuur", "factuurnummer", "faktura", "fakturanr", "fakturanummer",
        "fattura", "fatura", "fedex", "folio", "gst", "gtin", "iban", "id", "imei", "inv", "invoice", "isbn",
        "issn", "item", "klantnummer", "kundennr", "kundennummer", "kundnr", "kundnummer", "lat", "latitude",
        "lccn", "license", "lon", "longitude", "lot", "mastercard", "member", "model", "oid", "order", "ordernr",
        "ordernummer", "otp", "page", "parcel", "part", "passport", "password", "pg", "pin", "plusgiro", "pmid",
        "po", "postcode", "postgiro", "product", "psa", "receipt", "rechnung", "rechnungsnr", "rechnungsnummer",
        "ref", "reference", "reg", "registration", "row", "serial", "shipment", "sku", "sn", "sort", "ssn", "swift",
        "table", "tax", "ticket", "till", "tin", "total", "track", "tracking", "transaction", "trx", "upc", "ups",
        "usps", "vat", "vertragsnummer", "vin", "visa", "waybill", "zamówienie", "zip", "договор", "заказ", "инн",
        "кпп", "огрн", "снилс", "счет", "счёт", "الفاتورة", "فاتورة",
    ]
}
