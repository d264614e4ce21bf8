import Testing

@testable import DataDetection

@Suite struct MACAddressDetectorTests {
    /// Of the range that RFC 9542 keeps for documents.
    @Test(arguments: ["00:00:5E:00:53:01", "00-00-5e-00-53-af", "0000.5e00.53af"])
    func findsInterfaces(address: String) throws {
        let match = try #require(found(.macAddress, "MAC \(address),").first)
        #expect(match.text == address && match.value == .macAddress(address))
    }

    @Test(arguments: [
        "00:00:5E:00:53", "00:00:5E:00:53:01:02", "00:00-5E:00:53:01", "12-34-56-78-90-12", "0000.5e00.53", "10:30:45",
        "A00:00:5E:00:53:01", "fe80::1",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.macAddress, text).isEmpty)
    }
}
