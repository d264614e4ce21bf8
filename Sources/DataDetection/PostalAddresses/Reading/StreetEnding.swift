/// Where the name of a street ends, and the flat or floor behind its house number.
struct StreetEnding {
    /// The offset behind the house number.
    private(set) var end: Int
    /// "lok. 5", "2.º Esq.", "кв. 40".
    private(set) var unit: Range<Int>?

    private let country: AddressCountry

    /// Reads on from the street that starts with a word of a segment.
    init(country: AddressCountry, segments: [AddressSegment], segment index: Int, word: Int) {
        self.country = country
        let words = segments[index].words
        end = words.last { $0.hasLetterOrDigit }?.range.upperBound ?? segments[index].end
        if let place = unitPlace(in: words, after: word) {
            unit = words[place].range.lowerBound..<end
            end = words[place - 1].range.upperBound
            return
        }
        var next = index + 1
        if let number = houseNumber(in: segments, at: next, behind: words) {
            end = number
            next += 1
        }
        if segments.indices.contains(next) { unit = flat(in: segments[next].words) }
    }

    /// The index of a word for a flat between two numbers: "21 lok. 5".
    private func unitPlace(in words: [AddressWord], after start: Int) -> Int? {
        guard !country.numberFirst, start + 2 < words.count else { return nil }
        return (start + 2..<words.count).first { index in
            let word = words[index]
            guard words[index - 1].hasDigit, !AddressCountry.numberWords.contains(word.key) else { return false }
            return country.units.contains(word.key) && index + 1 < words.count && words[index + 1].hasDigit
                || word.isFloor
        }
    }

    /// The end of a house number in a part of its own: "Calle Larios, 5", "ул. Гоголя, д. 12".
    private func houseNumber(in segments: [AddressSegment], at index: Int, behind street: [AddressWord]) -> Int? {
        guard !country.numberFirst, segments.indices.contains(index), !segments[index].startsLine,
            !street.contains(where: \.isHouseNumber), let first = segments[index].words.first
        else { return nil }
        if first.isHouseNumber || first.isLabelledNumber(in: country) { return first.range.upperBound }
        guard AddressCountry.numberWords.contains(first.key) || country.units.contains(first.key),
            let second = segments[index].words.dropFirst().first, second.isHouseNumber
        else { return nil }
        return second.range.upperBound
    }

    /// A part that is a flat or a floor: "1.º B", "кв. 40".
    private func flat(in words: [AddressWord]) -> Range<Int>? {
        guard let first = words.first, let last = words.last, words.count <= 3, !country.numberFirst else { return nil }
        let isUnit = country.units.contains(first.key) && words.count == 2 && last.hasDigit
        return isUnit || first.isFloor || words.count == 1 && first.isLabelledNumber(in: country)
            ? first.range.lowerBound..<last.range.upperBound : nil
    }
}

extension AddressWord {
    /// "д.12", "nr.5": a number with the word for what it is before it, and no space between.
    func isLabelledNumber(in country: AddressCountry) -> Bool {
        let label = String(key.prefix { $0.isLetter })
        let number = key.dropFirst(label.count)
        guard !label.isEmpty, (1...6).contains(number.utf8.count), number.first?.isNumber == true else { return false }
        return AddressCountry.numberWords.contains(label) || country.units.contains(label)
    }

    /// "1.º", "2ª": a number with the sign of an ordinal.
    fileprivate var isFloor: Bool {
        hasDigit && text.unicodeScalars.contains { $0 == "\u{BA}" || $0 == "\u{AA}" }
    }

    fileprivate var hasLetterOrDigit: Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } || hasDigit }
}
