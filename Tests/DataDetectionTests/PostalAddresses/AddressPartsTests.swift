import Testing

@testable import DataDetection

/// The parts of addresses, without a word about the country or the language.
@Suite struct AddressPartsTests {
    private typealias Expected = (
        text: String, street: String, unit: String?, city: String, state: String?, zip: String?
    )

    private static let cases: [Expected] = [
        (
            "Avda. de la Constitución, 12, 1.º B\n28931 Móstoles (Madrid)\n", "Avda. de la Constitución, 12", "1.º B",
            "Móstoles", "Madrid", "28931"
        ),
        ("Rua do Almada 152, 2.º Esq.\n4050-037 Porto\n", "Rua do Almada 152", "2.º Esq.", "Porto", nil, "4050-037"),
        (
            "Rua das Palmeiras, 240 - Centro\nCampinas - SP\n13010-040\n", "Rua das Palmeiras, 240", nil, "Campinas",
            "SP",
            "13010-040"
        ),
        (
            "Rua das Palmeiras, 240- Centro\nCampinas - SP\n13010-040\n", "Rua das Palmeiras, 240", nil, "Campinas",
            "SP",
            "13010-040"
        ),
        ("Via Giuseppe Mazzini 31 - 37121 Verona", "Via Giuseppe Mazzini 31", nil, "Verona", nil, "37121"),
        (
            "ul. Świętokrzyska 21 lok. 5\n00-002 Warszawa", "ul. Świętokrzyska 21", "lok. 5", "Warszawa", nil, "00-002"
        ),
        (
            "ул. Гоголя, д. 12, Новосибирск, 630099\nВечер фортепианной музыки", "ул. Гоголя, д. 12", nil,
            "Новосибирск",
            nil, "630099"
        ),
        ("ул. Гоголя, д.12, Новосибирск, 630099", "ул. Гоголя, д.12", nil, "Новосибирск", nil, "630099"),
        ("вул. Хрещатик, 22, м. Київ, 01001", "вул. Хрещатик, 22", nil, "Київ", nil, "01001"),
        ("شارع الملك فهد، الرياض 12211", "شارع الملك فهد", nil, "الرياض", nil, "12211"),
        ("〒150-0041\n東京都渋谷区神南1丁目19-4", "神南1丁目19-4", nil, "渋谷区", "東京都", "150-0041"),
        ("京都府京都市中京区桜之町12番地", "桜之町12番地", nil, "京都市中京区", "京都府", nil),
        ("三重県四日市市諏訪町1番5号", "諏訪町1番5号", nil, "四日市市", "三重県", nil),
        ("广东省深圳市南山区科苑路15号3栋1201室", "南山区科苑路15号3栋1201室", nil, "深圳市", "广东省", nil),
        ("서울특별시 마포구 양화로 45, 1203호", "양화로 45", "1203호", "마포구", "서울특별시", nil),
    ]

    @Test(arguments: cases.indices) func readsTheParts(index: Int) throws {
        let expected = Self.cases[index]
        let match = try #require(DataDetector(types: [.postalAddress]).matches(in: expected.text).first)
        guard case .postalAddress(let address) = match.value else { return }
        #expect(address.street == expected.street)
        #expect(address.unit == expected.unit)
        #expect(address.city == expected.city)
        #expect(address.state == expected.state)
        #expect(address.zip == expected.zip)
    }

    /// The apostrophe of French is no evidence for the currency of Vietnam.
    @Test func frenchIsReadAsFrench() {
        let text = "Boulangerie Lefèvre\n14 place du Marché, 29000 Quimper\nHoraires d’ouverture"
        let match = DataDetector(types: [.postalAddress]).matches(in: text).first
        #expect(match?.text == "14 place du Marché, 29000 Quimper" && match?.region == "FR")
    }
}
