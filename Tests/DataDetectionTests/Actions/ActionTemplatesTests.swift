import Testing

@testable import DataDetection

@Suite struct ActionTemplatesTests {
    @Test func usesTheCallersTemplates() throws {
        var options = DataDetector.Options()
        options.actions.templates[.flightNumber] = [
            .init(title: "Look", url: "https://example.com/{airline}/{number}?q={text}")
        ]
        let match = try #require(
            DataDetector(types: [.flightNumber], options: options).matches(in: "Flight BA 117").first)
        #expect(match.actions == [DataAction(title: "Look", url: "https://example.com/BA/117?q=BA%20117")])
    }

    @Test func leavesOutWhatItCannotFill() {
        let templates = ActionTemplates(templates: [
            .money: [.init(title: "A", url: "x:{carrier}"), .init(title: "B", url: "x:{amount}")]
        ])
        let fields = ActionFields(value: .money(MoneyValue(amount: 5, currency: "EUR")), text: "5 €")
        #expect(templates.actions(for: .money, fields: fields) == [DataAction(title: "B", url: "x:5")])
    }
}
