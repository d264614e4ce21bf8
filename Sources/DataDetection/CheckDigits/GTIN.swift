/// The numbers of articles that GS1 gives out, of 8, 12, 13 or 14 digits.
enum GTIN {
    /// Whether the last digit is right: from the right, the digits before it count three times and once in turn.
    static func accepts(_ digits: [UInt8]) -> Bool {
        guard let last = digits.last, digits.allSatisfy(\.isDigit) else { return false }
        let sum = digits.dropLast().reversed().enumerated().reduce(0) {
            $0 + $1.element.digit * ($1.offset % 2 == 0 ? 3 : 1)
        }
        return (10 - sum % 10) % 10 == last.digit
    }
}
