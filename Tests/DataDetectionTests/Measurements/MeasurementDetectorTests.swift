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

    @Test(arguments: [
        "send a DM", "SCP-173C", "24703m212", "24703 L-202", "2 in April", "I'm tired", "the yard", "14.7C/ per",
        "H 6 W 3 L 3",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.measurement, text).isEmpty)
    }
}
