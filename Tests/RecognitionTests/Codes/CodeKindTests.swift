import DocumentModel
import Testing

@testable import Recognition

@Suite struct CodeKindTests {
    private func named(_ symbology: Symbology, _ text: String, as wanted: Set<Symbology>) -> String? {
        let code = Code(
            symbology: symbology, payload: text, payloadBytes: Array(text.utf8),
            quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)))
        return code.named(as: wanted).map { "\($0.symbology.rawValue) \($0.payload ?? "")" }
    }

    @Test func itf14HasACheckDigit() {
        #expect(named(.itf, "15400141288763", as: [.itf, .itf14]) == "itf14 15400141288763")
        #expect(named(.itf, "15400141288764", as: [.itf, .itf14]) == "itf 15400141288764")
        #expect(named(.itf, "15400141288763", as: [.itf]) == "itf 15400141288763")
        #expect(named(.itf, "0123456789", as: [.itf14]) == nil)
    }

    @Test func upcaIsTheEANThatBeginsWithZero() {
        #expect(named(.upca, "036000291452", as: [.upca, .ean13]) == "upca 036000291452")
        #expect(named(.upca, "036000291452", as: [.ean13]) == "ean13 0036000291452")
        #expect(named(.upca, "036000291452", as: [.qr]) == nil)
    }

    /// The pairs are those of GS1's General Specifications and of a can of cola.
    @Test(arguments: [
        ("0042100005264", "04252614"), ("0049000006582", "04965802"), ("0012345000058", "01234558"),
        ("0012300000451", "01234531"), ("0012340000053", "01234543"),
    ])
    func upceIsAsItIsPrinted(digits: String, printed: String) {
        let symbol = ZXingSymbol(
            symbology: .upce, bytes: Array(digits.utf8), namedText: nil, isGS1: false, lines: 9,
            quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)), part: nil)
        #expect(String(decoding: symbol.printed.bytes, as: UTF8.self) == printed)
        #expect(symbol.printed.symbology == .upce)
    }
}
