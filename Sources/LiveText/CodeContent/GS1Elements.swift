/// GS1's element string: application identifiers, each with its value.
public struct GS1Elements: Hashable, Sendable, Encodable {
    /// An application identifier with its value.
    public struct Element: Hashable, Sendable, Encodable {
        /// The identifier's two to four digits.
        public let identifier: String
        /// GS1's short title of the identifier, such as "BATCH/LOT".
        public let title: String
        /// The value as the code carries it.
        public let value: String
    }

    /// The elements in the code's order.
    public let elements: [Element]
    /// The Global Trade Item Number of 14 digits, where one is among the elements.
    public let gtin: String?

    private static let separator: Character = "\u{1D}"

    /// Reads a payload: a value whose length is not fixed ends with U+001D or the text. Nil where an identifier is unknown,
    /// or a value does not fit it.
    init?(_ text: String) {
        var elements: [Element] = []
        var rest = text[...]
        while rest.first == Self.separator { rest = rest.dropFirst() }
        while !rest.isEmpty {
            guard let identifier = GS1Identifier(startOf: rest) else { return nil }
            rest = rest.dropFirst(identifier.code.count)
            let value = identifier.isFixed ? rest.prefix(identifier.longest) : rest.prefix { $0 != Self.separator }
            guard identifier.fits(value) else { return nil }
            elements.append(Element(identifier: identifier.code, title: identifier.title, value: String(value)))
            rest = rest.dropFirst(value.count)
            if rest.first == Self.separator { rest = rest.dropFirst() }
        }
        guard !elements.isEmpty else { return nil }
        self.elements = elements
        gtin = elements.first { $0.identifier == "01" || $0.identifier == "02" }?.value
    }
}
