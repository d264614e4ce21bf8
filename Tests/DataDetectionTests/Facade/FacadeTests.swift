import Foundation
import Testing

@testable import DataDetection

@Suite struct FacadeTests {
    private let text = "Call +1 510-653-3394, write to hi@example.com or see example.com"

    @Test func enumeratesAsFoundationDoes() throws {
        let detector = try DataDetector(types: CheckingType.link.rawValue | CheckingType.phoneNumber.rawValue)
        let range = NSRange(location: 0, length: (text as NSString).length)
        var urls: [String] = []
        detector.enumerateMatches(in: text, range: range) { result, stop in
            urls.append(result.url?.absoluteString ?? result.phoneNumber ?? "")
            if urls.count == 2 { stop = true }
        }
        #expect(urls == ["+1 510-653-3394", "mailto:hi@example.com"])
        #expect(detector.numberOfMatches(in: text, range: range) == 3)
        #expect(
            detector.firstMatch(in: text, range: NSRange(location: 22, length: 60))?.range
                == NSRange(location: 31, length: 14))
        #expect(detector.matches(in: text, range: NSRange(location: 900, length: 5)).isEmpty)
    }

    @Test func refusesOtherTypes() {
        #expect(throws: CheckingTypeError.self) { try DataDetector(types: CheckingType.RawValue(1 << 10)) }
    }

    @Test func givesDatesAndAddresses() throws {
        let detector = try DataDetector(types: CheckingType.date.rawValue | CheckingType.address.rawValue)
        let text = "2016-11-07T16:12:00Z, 300 Webster St, Oakland, CA 94607"
        let results = detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        #expect(results.first?.date == Date(timeIntervalSince1970: 1_478_535_120))
        #expect(results.last?.addressComponents?["ZIP"] == "94607")
    }

    @Test func isAnAsyncSequence() async {
        var types: [DataType] = []
        for await match in text.dataDetectorMatches() { types.append(match.type) }
        #expect(types == [.phoneNumber, .emailAddress, .link])
    }
}
