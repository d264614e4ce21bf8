import Testing

@testable import DataDetection

@Suite struct CarrierCatalogueTests {
    private func carrier(_ text: String) -> String? {
        guard case .trackingNumber(let number) = found(.trackingNumber, text).first?.value else { return nil }
        return number.carrier
    }

    /// Numbers that carriers and posts print in their own explanations.
    @Test(arguments: [
        ("Sendungsnummer 00340433836442636597", "dhl"), ("DHL Paket 563102430313", "dhl"),
        ("Hermes Sendung 09133131530724", "hermes"), ("Canada Post tracking 7023210039414604", "canada_post"),
        ("ヤマト 伝票番号 1234-5678-9013", "yamato"), ("AWB 020-81140743", "awb"), ("Container CSQU3054383", "container"),
        ("PostNL 3SABCD1234567", "postnl"), ("Die Post 99.00.123456.12345678", "swiss_post"),
        ("Zásilkovna Z 1234567890", "packeta"), ("圆通 YT1234567890123", "yto"), ("Ekart FMPP1234567890", "ekart"),
        ("RR473124829GB", "s10"), ("EE473124829JP", "s10"), ("顺丰 SF1234567890123", "sf"),
    ])
    func knowsCarriers(text: String, id: String) {
        #expect(carrier(text) == id, "\(text)")
    }

    @Test(arguments: [
        "Sendungsnummer 00340433836442636598", "Hermes Sendung 09133131530725", "Canada Post tracking 7023210039414605",
        "AWB 020-81140744", "Container CSQU3054384", "RR473124828GB", "RR473124829QQ", "ヤマト 伝票番号 1234-5678-9014",
    ])
    func refusesAWrongDigitOrCountry(text: String) {
        #expect(carrier(text) == nil)
    }

    /// Where a form has no check digit, the carrier's name stands nearby, and no word for another number right before.
    @Test(arguments: ["Servientrega guía 1234567890", "GLS Paketnummer 12345678901", "CJ대한통운 운송장 123456789012"])
    func believesTheCarriersName(text: String) {
        #expect(carrier(text) != nil)
        #expect(found(.trackingNumber, String(text.drop { !$0.isNumber })).isEmpty)
    }

    @Test(arguments: ["Servientrega pedido 1234567890", "GLS Rechnung 12345678901", "DPD Kundennummer 12345678901234"])
    func believesTheLabelOfANumber(text: String) {
        #expect(carrier(text) == nil)
    }

    @Test func linksToThePostOfACountry() {
        #expect(Carrier.page(for: "RR473124829GB", of: "s10")?.hasPrefix("https://www.royalmail.com/") == true)
        #expect(Carrier.page(for: "RR473124829XK", of: "s10")?.contains("RR473124829XK") == true)
        #expect(Carrier.page(for: "1", of: "nobody") == nil)
    }

    @Test func namesEachCarrierOnce() {
        let ids = Carrier.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Carrier.all.allSatisfy { $0.page.contains("{number}") && !$0.forms.isEmpty })
    }
}
