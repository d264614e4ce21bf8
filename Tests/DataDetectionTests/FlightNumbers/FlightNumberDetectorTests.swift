import Testing

@testable import DataDetection

@Suite struct FlightNumberDetectorTests {
    @Test(arguments: [
        ("Flight LH2040 to Berlin", ["LH2040"]), ("Departures\nEK 202 New York\nQR 701 Doha", ["EK 202", "QR 701"]),
        ("Gate A5 BA 117 final call", ["BA 117"]), ("航班 CA 981 飞往纽约", ["CA 981"]), ("Wizz Air W6 2205", ["W6 2205"]),
        ("FRA JFK LH 400", ["LH 400"]), ("LHR 10:30 BA 117", ["BA 117"]), ("KLM KL1001", ["KL1001"]),
        ("Рейс SU 100", ["SU 100"]),
    ])
    func findsFlights(text: String, expected: [String]) {
        #expect(found(.flightNumber, text).map(\.text) == expected)
    }

    /// ICAO's three letters stand for the airline that IATA's two do.
    @Test func knowsBothCodesOfAnAirline() throws {
        let match = try #require(found(.flightNumber, "Flight DLH400").first)
        #expect(match.text == "DLH400" && match.value == .flightNumber(FlightNumber(airline: "LH", number: "400")))
    }

    @Test(arguments: [
        "CA 94105", "AA batteries", "Part UA1138 is out of stock", "Bus X 284", "US 101", "DC 12 V supply",
        "flight ZZ 123", "FRA LH 400", "10:30 BA 117", "departure ICE 592", "Lufthansa BA 117",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.flightNumber, text).isEmpty)
    }
}
