import Testing

@testable import DataDetection

@Suite struct CountryAddressTests {
    @Test(arguments: [
        ("GB", "Visit 221B Baker Street, London NW1 6XE today", "221B Baker Street, London NW1 6XE"),
        (
            "GB", "at Flat 2, Mill House\nBridge Street\nYork\nYO1 7HH\nTel",
            "Flat 2, Mill House\nBridge Street\nYork\nYO1 7HH"
        ),
        ("DE", "Sie finden uns hier: Leopoldstr. 244, 80807 München.", "Leopoldstr. 244, 80807 München"),
        ("AT", "Getreidegasse 9, 5020 Salzburg", "Getreidegasse 9, 5020 Salzburg"),
        ("FR", "au 18 route de Quimper, 29000 Brest.", "18 route de Quimper, 29000 Brest"),
        ("ES", "a C/ Larios, 5, 29005 Málaga.", "C/ Larios, 5, 29005 Málaga"),
        ("IT", "Piazza del Duomo, 14, 20122 Milano MI", "Piazza del Duomo, 14, 20122 Milano MI"),
        ("NL", "naar Coolsingel 40-2, 3011 AD Rotterdam.", "Coolsingel 40-2, 3011 AD Rotterdam"),
        ("SE", "Storgatan 12, 114 51 Stockholm", "Storgatan 12, 114 51 Stockholm"),
        ("PL", "ul. Marszałkowska 10, 00-590 Warszawa", "ul. Marszałkowska 10, 00-590 Warszawa"),
        ("CA", "24 Sussex Drive, Ottawa, ON K1M 1M4", "24 Sussex Drive, Ottawa, ON K1M 1M4"),
        ("AU", "38 Murray Street, Perth, WA 6000", "38 Murray Street, Perth, WA 6000"),
        (
            "IN", "H.No. 1-98/7/A, Gachibowli, Hyderabad, Telangana 500 032",
            "H.No. 1-98/7/A, Gachibowli, Hyderabad, Telangana 500 032"
        ),
        (
            "MY", "ACME SDN BHD (1234-X)\nNO.9, JALAN MANIS 3, TAMAN SEGAR\n56100 KUALA LUMPUR.",
            "NO.9, JALAN MANIS 3, TAMAN SEGAR\n56100 KUALA LUMPUR"
        ),
        ("FR", "au 42 bis avenue Jean Jaurès, 69007 Lyon", "42 bis avenue Jean Jaurès, 69007 Lyon"),
        ("FR", "Marie Dubois\n42 bis, av. Foch\n75116 Paris", "42 bis, av. Foch\n75116 Paris"),
        ("FR", "Marie Dubois\n42ter, rue Foch, 75116 Paris", "42ter, rue Foch, 75116 Paris"),
        ("DK", "Kongens Nytorv 13, 1050 København K", "Kongens Nytorv 13, 1050 København K"),
        ("IT", "alle ore 9:30\nVia Garibaldi 15, 40124 Bologna BO", "Via Garibaldi 15, 40124 Bologna BO"),
        ("IN", "Total 1,249.00\n14 MG Road, Bengaluru 560001", "14 MG Road, Bengaluru 560001"),
        ("JP", "〒530-0001 大阪府大阪市北区梅田3丁目1番3号です", "〒530-0001 大阪府大阪市北区梅田3丁目1番3号"),
        ("CN", "请寄到浙江省杭州市西湖区文三路90号3幢402室，谢谢", "浙江省杭州市西湖区文三路90号3幢402室"),
    ])
    func findsAddresses(region: String, text: String, expected: String) {
        #expect(found(.postalAddress, text, region: region).map(\.text) == [expected])
    }

    @Test(arguments: [
        ("GB", "The 10 Downing pupils sat in row SW1."), ("DE", "Am Platz spielten 11 Freunde."),
        ("AT", "1010 Wiener Schnitzel verkauft"),
        ("FR", "Le boulevard compte 75 platanes."), ("IN", "Sector 17 grew 4% in 2020"), ("CN", "5号线换乘2号线"),
        ("JP", "3-1で勝利しました"),
    ])
    func leavesProseAlone(region: String, text: String) {
        #expect(found(.postalAddress, text, region: region).isEmpty)
    }

    @Test func namesTheParts() throws {
        let match = try #require(found(.postalAddress, "Neuer Wall 50, 20354 Hamburg, Deutschland", region: "DE").first)
        guard case .postalAddress(let address) = match.value else { return }
        #expect(
            address.street == "Neuer Wall 50" && address.zip == "20354" && address.city == "Hamburg"
                && address.country == "Deutschland")
    }
}
