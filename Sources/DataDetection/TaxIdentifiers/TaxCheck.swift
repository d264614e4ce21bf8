/// The ways in which tax offices compute the check digits of their numbers.
enum TaxCheck: Sendable {
    /// What the last digit has to be, given the weighted sum of those before it.
    enum Rule: Sendable {
        /// The remainder; ten counts as nought.
        case rest
        /// What is missing to a multiple. Ten and eleven count as the digits given, or are never issued.
        case complement(ten: Int? = nil, eleven: Int? = nil)
    }

    /// Weights, a modulus and a rule for the last digit.
    case weights([Int], Int, Rule)
    /// The sum of all digits times their weights is a multiple.
    case multiple([Int], Int)
    case luhn
    /// ISO 7064, MOD 11,10.
    case hybrid
    /// The last two digits are the modulus less the remainder of those before, or the remainder alone.
    case pair(Int, isComplement: Bool)
    /// Austria: Luhn's sum and four.
    case austrian
    /// Bulgaria, Lithuania and Russia: weights, and other weights where the first give ten.
    case twoPasses([Int], [Int])
    /// France: a key of two digits before the number of the company, which has Luhn's digit.
    case french
    /// Spain: letters by the remainder by 23, or Luhn's digit or its letter.
    case spanish
    /// The United Kingdom: a sum by 97, as it was or less 55.
    case british
    /// Ireland: a letter by the remainder by 23.
    case irish
    /// The Netherlands: a sum by 11, or ISO 7064's MOD 97,10 with letters.
    case dutch
    /// Romania: the sum times ten by eleven.
    case romanian
    /// Two digits, each by eleven: Brazil.
    case brazilian([Int])
    /// Chile: by eleven, ten is "K".
    case chilean
    /// Australia: the first digit less one; by 89.
    case australian
    /// India: MOD 36 with weights one and two.
    case indian
    /// Japan: the first digit is nine less a sum by nine.
    case japanese
    /// Korea: weights, with the tens of the last product.
    case korean

    /// Whether the characters, without what parts them and without the country's letters, have the right digits.
    func accepts(_ text: [UInt8]) -> Bool {
        let digits = text.map(\.digit)
        guard let last = digits.last, text.count > 3 else { return false }
        let body = Array(digits.dropLast())
        switch self {
        case .weights(let weights, let modulus, let rule):
            let rest = Self.sum(body, weights) % modulus
            switch rule {
            case .rest: return rest % 10 == last
            case .complement(let ten, let eleven):
                let check = modulus - rest
                return (check == 10 ? ten : check == 11 ? eleven : check) == last
            }
        case .multiple(let weights, let modulus): return Self.sum(digits, weights) % modulus == 0
        case .luhn: return CheckDigit.luhn.accepts(text)
        case .hybrid:
            let product = body.reduce(10) { product, digit in
                let sum = (digit + product) % 10
                return (sum == 0 ? 10 : sum) * 2 % 11
            }
            return (11 - product) % 10 == last
        case .pair(let modulus, let isComplement):
            let rest = Self.number(digits.dropLast(2)) % modulus
            return Self.number(digits.suffix(2)) == (isComplement ? modulus - rest : rest)
        case .austrian:
            let sum = body.enumerated().reduce(4) {
                $0 + ($1.offset % 2 == 0 ? $1.element : $1.element * 2 / 10 + $1.element * 2 % 10)
            }
            return (10 - sum % 10) % 10 == last
        case .twoPasses(let first, let second):
            let rest = Self.sum(body, first) % 11
            return (rest < 10 ? rest : Self.sum(body, second) % 11 % 10) == last
        case .french:
            let company = digits.dropFirst(2)
            return CheckDigit.luhn.accepts(text.dropFirst(2))
                && Self.number(digits.prefix(2)) == (12 + 3 * (Self.number(company) % 97)) % 97
        case .spanish: return Self.isSpanish(text)
        case .british:
            let rest =
                (Self.sum(Array(digits.prefix(7)), [8, 7, 6, 5, 4, 3, 2]) + Self.number(digits.dropFirst(7).prefix(2)))
                % 97
            return rest == 0 || rest == 42
        case .irish:
            let second = text.count > 8 ? Int(text[8]) - 64 : 0
            let rest = (Self.sum(Array(digits.prefix(7)), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23
            return Int(text[7]) == (rest == 0 ? 0x57 : 0x40 + rest)
        case .dutch:
            let rest = Self.sum(Array(digits.prefix(8)), [9, 8, 7, 6, 5, 4, 3, 2]) % 11
            if rest < 10, rest == digits[8] { return true }
            let remainder = (Array("NL".utf8) + text).reduce(0) {
                ($0 * ($1.isDigit ? 10 : 100) + $1.alphanumericValue) % 97
            }
            return remainder == 1
        case .romanian:
            let padded = Array(repeating: 0, count: max(0, 10 - digits.count)) + body
            return Self.sum(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10 % 11 % 10 == last
        case .brazilian(let weights): return Self.isBrazilian(digits, weights)
        case .chilean:
            let sum = body.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 6 + 2) }
            let check = 11 - sum % 11
            return check == 10 ? text.last == UInt8(ascii: "K") : text.last == UInt8(0x30 + check % 11)
        case .australian:
            return (Self.sum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 == 0
        case .indian:
            let sum = text.dropLast().enumerated().reduce(0) { sum, item in
                let product = item.element.alphanumericValue * (item.offset % 2 == 0 ? 1 : 2)
                return sum + product / 36 + product % 36
            }
            return (36 - sum % 36) % 36 == text.last?.alphanumericValue
        case .japanese:
            let sum = digits.dropFirst().reversed().enumerated().reduce(0) {
                $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 2)
            }
            return 9 - sum % 9 == digits[0]
        case .korean:
            let sum = Self.sum(body, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + body[8] * 5 / 10
            return (10 - sum % 10) % 10 == last
        }
    }

    private static func sum(_ digits: [Int], _ weights: [Int]) -> Int {
        zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }

    private static func number(_ digits: some Sequence<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

    private static func isBrazilian(_ digits: [Int], _ weights: [Int]) -> Bool {
        guard Set(digits).count > 1 else { return false }
        return [weights.count - 1, weights.count].allSatisfy { length in
            let rest = sum(Array(digits.prefix(length)), Array(weights.suffix(length))) % 11
            return digits[length] == (rest < 2 ? 0 : 11 - rest)
        }
    }

    private static func isSpanish(_ text: [UInt8]) -> Bool {
        guard text.count == 9, let first = text.first, let last = text.last else { return false }
        let digits = text.map(\.digit)
        let personal = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)
        if first.isDigit || [UInt8(ascii: "X"), UInt8(ascii: "Y"), UInt8(ascii: "Z")].contains(first) {
            guard text[1..<8].allSatisfy(\.isDigit) else { return false }
            let lead = first.isDigit ? first.digit : Int(first) - 0x58
            return last == personal[number([lead] + digits[1..<8]) % 23]
        }
        guard text[1..<8].allSatisfy(\.isDigit) else { return false }
        let check = CheckDigit.luhn(Array(text[1..<8]))
        return last.isDigit ? last.digit == check : last == Array("JABCDEFGHI".utf8)[check]
    }
}
