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
        var ahead = self
        guard let number = ahead.take(digits)?.digitValue(radix: radix) else { return nil }
        self = ahead
        return number
    }

    /// Takes one of some characters; `nil`, and nothing taken, where another one is next.
    package mutating func take(oneOf characters: String) -> Character? {
        guard let next = rest.first, characters.contains(next) else { return nil }
        rest = rest.dropFirst()
        return next
    }
}
