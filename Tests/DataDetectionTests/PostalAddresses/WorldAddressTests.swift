import Testing

@testable import DataDetection

/// Addresses as the posts of their countries print them, without a word about the country or the language.
@Suite struct WorldAddressTests {
    @Test(arguments: [
        ("AR", "Av. Corrientes 1234, C1043AAZ Buenos Aires"), ("AU", "38 Murray Street, Perth WA 6000"),
        ("BG", "ул. Граф Игнатиев 12, 1000 София"), ("BR", "Rua Augusta 1500, São Paulo - SP, 01304-001"),
        ("CO", "Cra 18 #63-64, Bogotá"), ("CO", "Calle 93B # 13-45, Apto 501, Bogotá"),
        ("CZ", "Vinohradská 12, 120 00 Praha 2"), ("DE", "Postfach 10 20 30, 50667 Köln"),
        ("ES", "Calle de Alcalá 45, 28014 Madrid"), ("FI", "Mannerheimintie 12 A 4, 00100 Helsinki"),
        ("GR", "Ερμού 12, 105 63 Αθήνα"), ("HK", "Flat 12B, 5/F, Tower 3, 123 Nathan Road, Kowloon, Hong Kong"),
        ("HU", "1051 Budapest, Nádor utca 12"), ("IE", "24 Merrion Square, Dublin 2, D02 K123"),
        ("JP", "渋谷区神宮前1-14-30"), ("JP", "〒100-8111 千代田区千代田1-1"), ("KR", "서울특별시 강남구 테헤란로 152"),
        ("KR", "06236 서울시 강남구 테헤란로 152, 5층"), ("LV", "Brīvības iela 12, Rīga, LV-1010"),
        ("MX", "Av. Insurgentes Sur 1602, Col. Crédito Constructor, 03940 Ciudad de México, CDMX"),
        ("PL", "ul. Marszałkowska 12, 00-590 Warszawa"), ("RO", "Str. Lipscani nr. 12, București 030031"),
        ("RU", "197198, г. Санкт-Петербург, ул. Съезжинская д. 10 кв. 40"), ("SE", "Storgatan 12, 111 22 Stockholm"),
        ("TR", "İstiklal Cad. No: 12, 34430 Beyoğlu/İstanbul"), ("TW", "臺北市信義區信義路五段7號"),
    ])
    func findsAddresses(country: String, address: String) throws {
        let options = DataDetector.Options()
        let matches = DataDetector(types: [.postalAddress], options: options).matches(in: "\(address)\n")
        #expect(matches.map(\.text) == [address])
        #expect(matches.first?.region == country)
    }

    @Test(arguments: [
        "Jun 26, 2027\nUSD 44.89", "Departures\nEK 202 New York JFK\nQR 701 Doha", "In 12345 Fällen",
        "1010 Wiener Schnitzel",
        "Rue 13000 people", "call 5 to 9, 11000 Rows", "№ 5, 101000 рублей", "#63-64", "서울에서 3시간", "第3区12回",
    ])
    func leavesOthersAlone(text: String) {
        #expect(DataDetector(types: [.postalAddress]).matches(in: text).isEmpty)
    }
}
