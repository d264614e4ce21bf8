/// The ways in which issuers compute the last character of a number from those before it.
enum CheckDigit: Sendable {
    case none
    /// Weights that take turns; the sum is filled up to a multiple of ten. Letters count as their code less three, as UPS
    /// has it.
    case tens(odd: Int, even: Int)
    /// The same with other digits before the number.
    case prefixedTens(String, odd: Int, even: Int)
    case luhn
    /// Weights; the remainder by 11 and then by 10.
    case eleven([Int])
    /// The remainder by seven.
    case seven
    /// The Universal Postal Union's S10.
    case postal
    /// ISO 7064, MOD 37,36.
    case iso7064
    /// ISO 6346: powers of two; letters count from 10 on without multiples of eleven.
    case container

    /// GS1's for numbers of even length: the digit before the check digit counts three times, and so does the first.
    static let gs1 = CheckDigit.tens(odd: 3, even: 1)

    /// Whether there is one.
    var isSome: Bool { if case .none = self { false } else { true } }

    /// Whether the last of the characters is the check digit of those before.
    func accepts(_ characters: some BidirectionalCollection<UInt8>) -> Bool {
        guard let last = characters.last else { return false }
        let body = Array(characters.dropLast())
        switch self {
        case .none: return true
        case .tens(let odd, let even): return Self.tens(body, odd, even) == last.digit && last.isDigit
        case .prefixedTens(let prefix, let odd, let even):
            return Self.tens(Array(prefix.utf8) + body, odd, even) == last.digit && last.isDigit
        case .luhn: return Self.luhn(body) == last.digit && last.isDigit
        case .eleven(let weights):
            let sum = body.enumerated().reduce(0) { $0 + $1.element.digit * weights[$1.offset % weights.count] }
            return sum % 11 % 10 == last.digit && last.isDigit
        case .seven: return body.reduce(0) { ($0 * 10 + $1.digit) % 7 } == last.digit && last.isDigit
        case .postal:
            let sum = zip(body, [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + $1.0.digit * $1.1 }
            let check = 11 - sum % 11
            return (check == 10 ? 0 : check == 11 ? 5 : check) == last.digit && last.isDigit
        case .iso7064:
            var check = 36
            for character in body {
                check = (check + character.alphanumericValue) % 36
                check = (check == 0 ? 36 : check) * 2 % 37
            }
            return (37 - check) % 36 == last.alphanumericValue
        case .container: return Self.container(body) == last.digit && last.isDigit
        }
    }

    private static func tens(_ body: [UInt8], _ odd: Int, _ even: Int) -> Int {
        let sum = body.enumerated().reduce(0) { sum, item in
            let value = item.element.isDigit ? item.element.digit : (Int(item.element) - 3) % 10
            return sum + value * (item.offset % 2 == 0 ? odd : even)
        }
        return (10 - sum % 10) % 10
    }

    static func luhn(_ body: [UInt8]) -> Int {
        var sum = 0
        for (offset, character) in body.reversed().enumerated() {
            let value = character.digit * (offset % 2 == 0 ? 2 : 1)
            sum += value > 9 ? value - 9 : value
        }
        return (10 - sum % 10) % 10
    }

    private static func container(_ body: [UInt8]) -> Int {
        let sum = body.prefix(10).enumerated().reduce(0) { sum, item in
            // A is 10, B is 12: 11, 22 and 33 are left out.
            let value = item.element.alphanumericValue
            return sum + (value > 9 ? value + (value - 1) / 10 : value) << item.offset
        }
        return sum % 11 % 10
    }
}
