import Testing

@testable import DataDetection

@Suite struct MoneyDetectorTests {
    private func money(_ text: String, region: String = "US", language: String = "en") -> (String, MoneyValue)? {
        guard let match = found(.money, text, region: region, languages: [language]).first,
            case .money(let value) = match.value
        else { return nil }
        return (match.text, value)
    }

    @Test(
        arguments: [
            ("It is $12.50.", "$12.50", 12.5, "USD"), ("€946.41", "€946.41", 946.41, "EUR"),
            ("$1,299", "$1,299", 1299, "USD"),
            ("USD\n1065.73", "USD\n1065.73", 1065.73, "USD"), ("RM 60.30", "RM 60.30", 60.3, "MYR"),
            ("$48.2 million", "$48.2 million", 48_200_000, "USD"),
            ("five million yen", "five million yen", 5_000_000, "JPY"),
            ("3 dollars 50 cents", "3 dollars 50 cents", 3.5, "USD"), ("115USD", "115USD", 115, "USD"),
            ("30 MUSD", "30 MUSD", 30_000_000, "USD"),
            ("12,34,567.89 rupees", "12,34,567.89 rupees", 1_234_567.89, "INR"),
            ("₿21,000,000", "₿21,000,000", 21_000_000, "BTC"),
        ] as [(String, String, Double, String)])
    func findsMoney(text: String, span: String, amount: Double, currency: String) throws {
        let (written, value) = try #require(money(text))
        #expect(written == span)
        #expect(abs(value.amount - amount) < 1e-6 && value.currency == currency)
    }

    @Test(
        arguments: [
            ("1.299,50 €", "DE", "de", 1299.5, "EUR"), ("1,2 Mio. Euro", "DE", "de", 1_200_000, "EUR"),
            ("12,50 €", "FR", "fr", 12.5, "EUR"),
            ("3 millones de pesos", "MX", "es", 3_000_000, "MXN"), ("R$ 10,90", "BR", "pt", 10.9, "BRL"),
            ("1000円", "JP", "ja", 1000, "JPY"),
            ("8亿人民币", "CN", "zh", 800_000_000, "CNY"), ("$20", "CA", "en", 20, "CAD"),
            ("100 kr", "NO", "en", 100, "NOK"),
        ] as [(String, String, String, Double, String)])
    func readsOtherCountries(text: String, region: String, language: String, amount: Double, currency: String) throws {
        let (written, value) = try #require(money(text, region: region, language: language))
        #expect(written == text)
        #expect(abs(value.amount - amount) < 1e-6 && value.currency == currency)
    }

    @Test(arguments: ["$10-$20", "$10-20", "€10 – €20"])
    func findsRanges(text: String) throws {
        let (written, value) = try #require(money(text))
        #expect(written == text)
        #expect(value.amount == 10 && value.maximum == 20)
    }

    /// A dash in place of hundredths.
    @Test(arguments: [
        ("CHF 12.-", 12.0, "CHF"), ("Fr. 20.—", 20, "CHF"), ("49,– Euro", 49, "EUR"), ("12,- €", 12, "EUR"),
        ("€ 5,--", 5, "EUR"),
    ])
    func readsPricesWithADash(text: String, amount: Double, currency: String) throws {
        let (written, value) = try #require(money(text, region: "CH", language: "de"))
        #expect(written == text && value.amount == amount && value.currency == currency)
    }

    @Test(arguments: [("Summa 129:-", "129:-", 129, "SEK"), ("Payable R2 341.90", "R2 341.90", 2341.9, "ZAR")])
    func readsSignsOfOneCountry(text: String, span: String, amount: Double, currency: String) throws {
        let (written, value) = try #require(money(text))
        #expect(written == span && value.amount == amount && value.currency == currency)
    }

    @Test(arguments: [
        "Model KX-2000  S/N 84120019", "129:-)", "take the R2 south", "R 5.5", "All 70 of us", "ALL 5 solutions",
        "1,299.00", "dollars", "a_$5x", "US 101", "SKU 650-253", "really mad",
    ])
    func leavesOthersAlone(text: String) {
        #expect(money(text) == nil)
    }
}
