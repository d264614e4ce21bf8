import Foundation
import Testing

@testable import DataDetection

/// The numbers are of companies that publish them, or made up; another implementation of the offices' rules finds all of
/// them right.
@Suite struct TaxIdentifierDetectorTests {
    private static let numbers = [
        ("AT", "UID: ", "ATU13585627"), ("BE", "TVA ", "BE 0428.759.497"), ("BG", "VAT ", "BG175074752"),
        ("CZ", "DIČ ", "CZ25123891"), ("DE", "USt-IdNr. ", "DE136695976"), ("DE", "USt-IdNr. ", "DE 136 695 976"),
        ("DK", "CVR ", "DK13585628"), ("EE", "KMKR ", "EE100931558"), ("GR", "ΑΦΜ ", "EL023456780"),
        ("ES", "NIF ", "54362315K"), ("FI", "ALV ", "FI20774740"), ("FR", "TVA ", "FR40303265045"),
        ("GB", "VAT No. ", "GB 980 7806 84"), ("HR", "OIB ", "HR33392005961"), ("HU", "Adószám ", "HU12892312"),
        ("IE", "VAT ", "IE6433435F"), ("IT", "P.IVA ", "00743110157"), ("LT", "PVM ", "LT119511515"),
        ("LU", "TVA ", "LU15027442"), ("NL", "BTW-nummer ", "NL004495445B01"), ("PL", "NIP ", "856-734-62-15"),
        ("PT", "NIF ", "501 964 843"), ("RO", "CUI ", "RO18547290"), ("SE", "Moms ", "SE123456789701"),
        ("SI", "DDV ", "SI50223054"), ("SK", "DPH, DIČ ", "SK2022749619"), ("CH", "", "CHE-107.787.577"),
        ("NO", "Org.nr ", "988 077 917"), ("BR", "", "16.727.230/0001-97"), ("BR", "", "111.444.777-35"),
        ("AR", "CUIT ", "20-05536168-2"), ("CL", "RUT ", "76.086.428-5"), ("AU", "ABN ", "83 914 571 673"),
        ("IN", "GSTIN ", "27AAPFU0939F1ZV"), ("JP", "登録番号 ", "T5835678256246"), ("KR", "사업자등록번호 ", "116-82-00276"),
        ("RU", "ИНН ", "7707083893"), ("FR", "SIRET ", "732 829 320 00074"), ("CO", "NIT ", "900.373.913-4"),
        ("ES", "CIF ", "A28015865"), ("ES", "CIF ", "A-28.015.865"), ("ES", "NIE ", "X1234567L"),
        ("PT", "NIF ", "501964843"), ("PL", "NIP ", "5260250274"), ("NO", "Org.nr ", "988077917"),
    ]

    @Test(arguments: numbers)
    func findsTheNumbersOfTaxOffices(country: String, label: String, number: String) throws {
        let match = try #require(found(.taxIdentifier, "Firma\n\(label)\(number)\n").first)
        #expect(match.text == number)
        guard case .identifier(let value) = match.value else { return }
        #expect(value.country == country && value.kind == .tax)
        #expect(value.number == number.filter { $0.isLetter || $0.isNumber })
    }

    /// One digit is another one.
    @Test(arguments: numbers)
    func refusesAWrongDigit(country: String, label: String, number: String) throws {
        let first = number.firstIndex { $0.isNumber }
        let place = try #require(first)
        let digit = number[place].wholeNumberValue ?? 0
        let wrong = number.replacingCharacters(in: place...place, with: String((digit + 1) % 10))
        #expect(found(.taxIdentifier, "Firma\n\(label)\(wrong)\n").isEmpty, "\(wrong)")
    }

    @Test(arguments: ["DE136695976", "Order 00743110157", "83 914 571 673", "NIPPON 856-734-62-15", "Tel. 988 077 917"])
    func needsAWordForOneCheckDigit(text: String) {
        #expect(found(.taxIdentifier, text).isEmpty)
    }
}
