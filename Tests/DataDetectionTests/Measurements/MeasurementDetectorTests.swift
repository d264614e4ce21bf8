import Testing

@testable import DataDetection

@Suite struct MeasurementDetectorTests {
    @Test(
        arguments: [
            ("run 5 km today", "5 km", 5, "km"), ("six-mile trip", "six-mile", 6, "mi"),
            ("10 1/2 miles", "10 1/2 miles", 10.5, "mi"),
            ("½ teaspoon", "½ teaspoon", 0.5, "tsp"), ("he is 5 feet 2 inches", "5 feet 2 inches", 5.166_666_667, "ft"),
            ("6'2\" tall", "6'2\"", 6.166_666_667, "ft"), ("350°F", "350°F", 350, "°F"),
            ("20 degrees celsius", "20 degrees celsius", 20, "°C"),
            ("188 miles an hour", "188 miles an hour", 188, "mph"), ("20 (kg)", "20 (kg)", 20, "kg"),
            ("100 MB", "100 MB", 100, "MB"),
        ] as [(String, String, Double, String)])
    func findsMeasurements(text: String, span: String, amount: Double, unit: String) throws {
        let match = try #require(found(.measurement, text).first)
        #expect(match.text == span)
        guard case .measurement(let value) = match.value else { return }
        #expect(abs(value.amount - amount) < 1e-6 && value.unit == unit)
    }

    @Test(
        arguments: [
            ("de", "DE", "1,5 Kilometer", 1.5), ("fr", "FR", "12,5 kg", 12.5), ("ja", "JP", "5キロメートル", 5),
            ("zh", "CN", "10公里", 10),
        ] as [(String, String, String, Double)])
    func readsOtherLanguages(language: String, region: String, text: String, amount: Double) throws {
        let match = try #require(found(.measurement, text, region: region, languages: [language]).first)
        #expect(match.text == text)
        guard case .measurement(let value) = match.value else { return }
        #expect(value.amount == amount)
    }

    /// What a pack holds in all.
    @Test(arguments: [
        ("12 x 0.75 l", 9.0, "L"), ("6x1.5L", 9, "L"), ("24 × 330 ml", 7920, "mL"), ("4 x 125 g", 500, "g"),
    ])
    func readsPacks(text: String, amount: Double, unit: String) throws {
        let match = try #require(found(.measurement, text).first)
        #expect(match.text == text && match.value == .measurement(MeasurementValue(amount: amount, unit: unit)))
    }

    @Test(arguments: [
        "send a DM", "SCP-173C", "24703m212", "24703 L-202", "2 in April", "I'm tired", "the yard", "14.7C/ per",
        "Milk 1.29 B", "H 6 W 3 L 3", "port: \"8080\"", "pages 2A, 2B, 3A", "0002 l'identifiant",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.measurement, text).isEmpty)
    }
}
