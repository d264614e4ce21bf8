import Foundation
import Testing

@testable import LiveText

@Suite struct OrderedJSONEncoderTests {
    private struct Everything: Codable, Equatable {
        var zebra = "\u{0}\u{1F}\u{7F}\"\\\n\r\t\u{2028}é👍/</script>"
        var apple: [Int?] = [1, nil, .min, .max]
        var nested: [String: [Bool]] = ["b": [true, false], "": []]
        var numbers = [0.1, 1e-7, 1e300, -0.5, 3]
        var none: String?
        var bytes: [UInt8] = [0, 255]
    }

    @Test(arguments: [OrderedJSONEncoder.Layout.compact, .indented])
    func foundationReadsItBack(layout: OrderedJSONEncoder.Layout) throws {
        let json = try OrderedJSONEncoder(layout: layout).encode(Everything())
        #expect(try JSONDecoder().decode(Everything.self, from: Data(json.utf8)) == Everything())
        #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
    }

    @Test func keysKeepTheirOrder() throws {
        struct Pair: Encodable { var zebra = 1, apple = "a" }
        #expect(try OrderedJSONEncoder().encode(Pair()) == #"{"zebra":1,"apple":"a"}"#)
        #expect(try OrderedJSONEncoder(layout: .indented).encode(Pair()) == #"{"zebra": 1, "apple": "a"}"#)
    }

    @Test func linesStayShort() throws {
        let rows = [String: [Int]](uniqueKeysWithValues: [("rows", Array(100..<150))])
        let json = try OrderedJSONEncoder(layout: .indented).encode([rows])
        let lines = json.split(separator: "\n")
        #expect(lines.first == "[" && lines[1] == "  {" && lines[2] == #"    "rows": ["# && lines[3] == "      100,")
        #expect(lines.count == 56)
    }

    @Test(arguments: [Double.nan, .infinity]) func numbersThatJSONLacks(number: Double) {
        #expect(throws: EncodingError.self) { try OrderedJSONEncoder().encode([number]) }
    }

    @Test func emptyContainers() throws {
        struct Empty: Encodable {}
        #expect(try OrderedJSONEncoder(layout: .indented).encode([Empty()]) == "[{}]")
        #expect(try OrderedJSONEncoder().encode([Int]()) == "[]")
    }
}
