/// Reads fields that are told by their lengths, from the start of a text: whatever the text, a field is there or `nil`.
package struct FixedFields {
    private var rest: Substring

    /// Makes a reader at the start of a text.
    package init(_ text: some StringProtocol) { rest = Substring(text) }

    /// Whether nothing is left.
    package var isAtEnd: Bool { rest.isEmpty }

    /// Takes the next characters; `nil` where fewer are left, and for a negative count.
    package mutating func take(_ count: Int) -> String? {
        guard count >= 0 else { return nil }
        let field = rest.prefix(count)
        guard field.count == count else { return nil }
        rest = rest[field.endIndex...]
        return String(field)
    }

    /// Takes a number of this many digits; `nil`, and nothing taken, where other characters come next.
    package mutating func takeNumber(_ digits: Int, radix: Int = 10) -> Int? {
        let field = rest.utf8.prefix(max(digits, 0))
        guard field.count == digits, let number = Substring(field).digitValue(radix: radix) else { return nil }
        rest = rest[field.endIndex...]
        return number
    }

    /// Takes one of some ASCII characters; `nil`, and nothing taken, where another one is next.
    mutating func take(oneOf characters: StaticString) -> UInt8? {
        guard let next = rest.utf8.first, UInt16(next).isOne(of: characters) else { return nil }
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
        return next
    }
}
