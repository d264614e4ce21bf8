import Testing

@testable import LiveText

@Suite struct CodeContentTests {
    /// A payload and the JSON of what it means. Payloads are the examples of the formats' own specifications where there
    /// are such, and what goes wrong with them.
    typealias Example = (payload: String, json: String)

    @Test(arguments: webExamples) func webAddresses(example: Example) throws { try check(example) }
    @Test(arguments: wifiExamples) func networks(example: Example) throws { try check(example) }
    @Test(arguments: contactExamples) func contacts(example: Example) throws { try check(example) }
    @Test(arguments: eventExamples) func events(example: Example) throws { try check(example) }
    @Test(arguments: messageExamples) func messages(example: Example) throws { try check(example) }
    @Test(arguments: placeExamples) func places(example: Example) throws { try check(example) }
    @Test(arguments: passwordExamples) func oneTimePasswords(example: Example) throws { try check(example) }
    @Test(arguments: paymentExamples) func payments(example: Example) throws { try check(example) }
    @Test(arguments: cardExamples) func cards(example: Example) throws { try check(example) }

    @Test(arguments: productExamples) func products(symbology: Symbology, payload: String, json: String) throws {
        try #expect(OrderedJSONEncoder().encode(code(payload, symbology).content) == json)
    }

    @Test(arguments: gs1Examples) func elementStrings(example: Example) throws {
        let code = Code(
            symbology: .dataMatrix, payload: example.payload, payloadBytes: [], isGS1: true, quad: Self.quad)
        try #expect(OrderedJSONEncoder().encode(code.content) == example.json)
    }

    /// Other kinds say so by themselves; Code 128 does only where it begins with FNC1.
    @Test func dataBarIsAlwaysGS1() {
        for symbology in [Symbology.gs1DataBar, .gs1DataBarLimited, .gs1DataBarExpanded] {
            #expect(code("0109501101530003", symbology).content.type == "gs1")
        }
        #expect(code("0109501101530003", .code128).content == .text)
    }

    @Test func bytesAreBinary() {
        #expect(Code(symbology: .qr, payload: nil, payloadBytes: [1], quad: Self.quad).content == .binary)
    }

    @Test func theTableIsLong() {
        let tables = [
            Self.webExamples, Self.wifiExamples, Self.contactExamples, Self.eventExamples, Self.messageExamples,
            Self.placeExamples, Self.passwordExamples, Self.paymentExamples, Self.cardExamples, Self.gs1Examples,
        ]
        #expect(tables.map(\.count).reduce(Self.productExamples.count, +) >= 120)
    }

    private static let quad = Quad(Rectangle(x: 0, y: 0, width: 1, height: 1))

    private func code(_ payload: String, _ symbology: Symbology = .qr) -> Code {
        Code(symbology: symbology, payload: payload, payloadBytes: Array(payload.utf8), quad: Self.quad)
    }

    private func check(_ example: Example) throws {
        try #expect(OrderedJSONEncoder().encode(code(example.payload).content) == example.json)
    }
}
