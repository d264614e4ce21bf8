import Testing

@testable import DataDetection

@Suite struct IPAddressDetectorTests {
    @Test(arguments: [
        ("ping 10.0.0.7 now", "10.0.0.7"), ("Gateway 10.1.1.1:8080", "10.1.1.1"), ("8.8.8.1/24", "8.8.8.1"),
        ("at fe80::1 up", "fe80::1"),
        ("::1", "::1"), ("2001:db8:0:0:0:0:0:1", "2001:db8:0:0:0:0:0:1"),
    ])
    func findsAddresses(text: String, expected: String) {
        #expect(found(.ipAddress, text).map(\.text) == [expected])
    }

    @Test(arguments: [
        "1.1.1.256", "1111.1.1.1", "1.2.3.4.5", "v1.2.3.4", "version 1.2.3.4", "FE06::1::2", "10:00", "std::vector",
        "::", "1:2:3:4:5:6:7:8:9", "9.5.2.1. Syntax", "8.3.1.1 Names\nand hosts", "قسم 9.2.1.4",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.ipAddress, text).isEmpty)
    }
}
