/// The numbers of articles that GS1 gives out, of 8, 12, 13 or 14 digits.
package enum GTIN {
    /// Whether the last digit is right: from the right, the digits before it count three times and once in turn.
    package static func accepts(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
        guard let last = digits.last, digits.count > 1, digits.allSatisfy(\.isDigit) else { return false }
        let sum = digits.dropLast().reversed().enumerated().reduce(0) {
            $0 + $1.element.digit * ($1.offset % 2 == 0 ? 3 : 1)
        }
        return (10 - sum % 10) % 10 == last.digit
    }

    /// A search for the product.
    package static func page(for number: String) -> String { "https://duckduckgo.com/?q=" + number.drop { $0 == "0" } }
}
