import Testing

@testable import DataDetection

@Suite struct CoordinatesDetectorTests {
    @Test(arguments: [
        ("At 52.5200, 13.4050.", "52.5200, 13.4050", 52.52, 13.405),
        ("-33.856784, 151.215297", "-33.856784, 151.215297", -33.856784, 151.215297),
        ("52°31'12\"N 13°24'18\"E", "52°31'12\"N 13°24'18\"E", 52.52, 13.405),
        ("40° 26′ 46″ N, 79° 58′ 56″ W", "40° 26′ 46″ N, 79° 58′ 56″ W", 40.4461111, -79.9822222),
        ("52.5200° N, 13.4050° E", "52.5200° N, 13.4050° E", 52.52, 13.405),
        ("33.8568°S 151.2153°E", "33.8568°S 151.2153°E", -33.8568, 151.2153),
    ])
    func findsPlaces(text: String, span: String, latitude: Double, longitude: Double) throws {
        let match = try #require(found(.coordinates, text).first)
        #expect(match.text == span)
        #expect(match.value == .coordinates(CoordinatesValue(latitude: latitude, longitude: longitude)))
        #expect(match.actions.map(\.title) == ["Show in Maps"])
    }

    /// The middle of the field of the code, by the specification's algorithm.
    @Test func findsPlusCodes() throws {
        let match = try #require(found(.coordinates, "Meet at 8FVC9G8F+6X today").first)
        #expect(match.text == "8FVC9G8F+6X")
        #expect(
            match.value
                == .coordinates(CoordinatesValue(latitude: 47.3655625, longitude: 8.5249375, plusCode: "8FVC9G8F+6X")))
        #expect(match.actions.first?.url == "geo:47.3655625,8.5249375")
    }

    @Test(arguments: [
        "12.50, 13.75", "52.5200", "95.1234, 13.4050", "52.5200, 190.4050", "10.1234.5678, 1.2", "350°F", "6'2\"",
        "8FVC9G8+6X", "C++ 8FVC9G8F", "1.5 N 2.5 E",
        "$52.5200, 13.4050",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.coordinates, text).isEmpty)
    }
}
