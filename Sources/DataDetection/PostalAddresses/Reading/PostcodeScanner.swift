/// Finds postal codes of given forms.
struct PostcodeScanner: Sendable {
    /// A form and the countries that have it.
    private struct Form: Sendable {
        let characters: [UInt8]
        var countries: AddressCountrySet

        var startsWithDigit: Bool { characters.first == UInt8(ascii: "9") }

        /// How many digits stand in a row at its start: up to its space, or past it where that is missing.
        var rowLengths: Set<Int> {
            let digits = characters.prefix { $0 == UInt8(ascii: "9") }.count
            let unspaced = characters.filter { $0 != UInt8(ascii: " ") }.prefix { $0 == UInt8(ascii: "9") }.count
            return [digits, unspaced]
        }
    }

    /// The forms that start with letters.
    private let lettered: [Form]
    /// The others, by how many digits stand in a row where they start: most numbers have a length that none has.
    private let numbered: [[Form]]
    /// How far behind the start of a code its first digit may stand.
    let reach: Int

    init(countries: [AddressCountry]) {
        var forms: [Form] = []
        for (index, country) in countries.enumerated() {
            for postcode in country.postcodes {
                let characters = Array(postcode.utf8)
                if let known = forms.firstIndex(where: { $0.characters == characters }) {
                    forms[known].countries.insert(AddressCountrySet(index))
                } else {
                    forms.append(Form(characters: characters, countries: AddressCountrySet(index)))
                }
            }
        }
        lettered = forms.filter { !$0.startsWithDigit }
        let others = forms.filter(\.startsWithDigit)
        let longest = others.compactMap { $0.rowLengths.max() }.max() ?? 0
        numbered = (0...longest).map { length in others.filter { $0.rowLengths.contains(length) } }
        reach = forms.compactMap { $0.characters.firstIndex(of: UInt8(ascii: "9")) }.max() ?? 0
    }

    /// The forms that may start at an offset.
    private func forms(at start: Int, in text: ScannedText) -> [Form] {
        guard text[start].isASCIIDigit else { return lettered }
        var end = start
        while text[end].isASCIIDigit, end - start < numbered.count { end += 1 }
        return end - start < numbered.count ? numbered[end - start] : []
    }

    /// A postal code, with its country's letters before it ("D-01067"), and the countries that have its form.
    typealias Postcode = (range: Range<Int>, countries: AddressCountrySet)

    /// The postal codes that start at an offset.
    func postcodes(at start: Int, in text: ScannedText) -> [Postcode] {
        var found: [Postcode] = []
        let before = text[start - 1]
        guard !text.isWord(at: start - 1), !before.isOne(of: "/.+#$_") else { return found }
        for form in forms(at: start, in: text) {
            guard let end = match(form.characters, at: start, in: text) else { continue }
            let after = text[end]
            guard !text.isWord(at: end) || after.isUnspacedScript, !(after.isOne(of: "-/:") && text.isWord(at: end + 1))
            else { continue }
            guard let first = before.isOne(of: "-") ? letters(before: start, in: text) : start else { continue }
            if found.last?.range == first..<end {
                found[found.count - 1].countries.formUnion(form.countries)
            } else {
                found.append((first..<end, form.countries))
            }
        }
        return found
    }

    /// The start of a country's letters, which a code behind a hyphen needs.
    private func letters(before start: Int, in text: ScannedText) -> Int? {
        var letters = start - 1
        while letters > 0, start - letters < 4, text[letters - 1].isASCIIUppercase { letters -= 1 }
        return letters < start - 1 && !text.isWord(at: letters - 1) ? letters : nil
    }

    private func match(_ form: [UInt8], at start: Int, in text: ScannedText) -> Int? {
        var offset = start
        for character in form {
            let unit = text[offset]
            switch character {
            case UInt8(ascii: "9"): guard unit.isASCIIDigit else { return nil }
            case UInt8(ascii: "A"): guard unit.isASCIIUppercase else { return nil }
            case UInt8(ascii: "X"): guard unit.isASCIIUppercase || unit.isASCIIDigit else { return nil }
            case UInt8(ascii: " "):
                guard unit == 0x20 else { continue }
            default: guard unit == UInt16(character) else { return nil }
            }
            offset += 1
        }
        return offset
    }
}
