import Testing

@testable import DataDetection

@Suite struct VehicleIdentifierDetectorTests {
    /// Examples of the check digit in 49 CFR 565, and a European number, whose ninth character is none.
    @Test(arguments: [
        ("1M8GDM9AXKP042788", "1M8GDM9AXKP042788"), ("sold with 1HGCM82633A004352.", "1HGCM82633A004352"),
        ("FIN: WVWZZZ1JZXW000001", "WVWZZZ1JZXW000001"),
    ])
    func findsVehicles(text: String, number: String) throws {
        let match = try #require(found(.vehicleIdentifier, text).first)
        #expect(match.text == number)
        #expect(match.value == .identifier(IdentifierValue(number: number, kind: .vin)))
        #expect(match.actions.first?.url.hasSuffix(number) == true)
    }

    @Test(arguments: [
        "1M8GDM9A0KP042788", "WVWZZZ1JZXW000001", "VIN 1M8GDM9AXKP04278", "VIN IM8GDM9AXKP042788",
        "VIN A1M8GDM9AXKP042788",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.vehicleIdentifier, text).isEmpty)
    }
}
