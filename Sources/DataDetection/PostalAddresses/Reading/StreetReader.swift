/// Finds where a street starts among the words of a part of an address.
struct StreetReader {
    let country: AddressCountry

    /// The index of the first word of the street; `nil` if there is none. `hasNumberBehind` says whether a house number
    /// follows the words.
    func start(in words: [AddressWord], hasNumberBehind: Bool) -> Int? {
        if let box = box(in: words) { return box }
        return country.numberFirst ? numberFirst(words) : numberLast(words, hasNumberBehind: hasNumberBehind)
    }

    /// "PO Box 12", "Postfach 10 20 30", "Apartado de Correos 123".
    private func box(in words: [AddressWord]) -> Int? {
        guard !country.boxes.isEmpty, words.last?.hasDigit == true else { return nil }
        return words.indices.dropLast().first { index in
            guard words[index].isCapitalized else { return false }
            return country.boxes.contains { box in
                // Most boxes fail by their first letter.
                guard box.utf8.first == words[index].key.utf8.first else { return false }
                let name = box.split(separator: " ")
                let number = index + name.count
                return number < words.count && words.count - number <= 4
                    && zip(words[index..<number], name).allSatisfy { $0.key == $1.filter { $0 != "." } }
                    && words[number...].allSatisfy(\.hasDigit)
            }
        }
    }

    // MARK: "10 Downing Street", "5 avenue Anatole France"

    private func numberFirst(_ words: [AddressWord]) -> Int? {
        for index in words.indices where words[index].isHouseNumber || isCompound(words[index]) {
            let rest = words[(index + 1)...]
            // "H.No. 1-98/7/A": a number that says itself what it is.
            if rest.isEmpty, index > 0, country.units.contains(words[index - 1].key) { return index - 1 }
            guard rest.count <= 12, rest.contains(where: { isKind($0) || $0.isCapitalized && !$0.hasDigit }),
                rest.allSatisfy(isNamePart)
            else { continue }
            guard rest.contains(where: isKind) || rest.count <= 4 && rest.first?.isCapitalized == true else { continue }
            return withUnit(index, words)
        }
        // A street without a number: in capitals to its kind, or from its kind on.
        guard let kind = words.indices.last(where: { isKind(words[$0]) }) else { return nil }
        if country.kindFirst {
            guard words[kind...].allSatisfy(isNamePart), words.count - kind > 1 else { return nil }
            var start = kind
            while start > 0, isKind(words[start - 1]) || isUnit(words[start - 1]) || words[start - 1].hasDigit {
                start -= 1
            }
            return start
        }
        guard kind > 0 else { return nil }
        var start = kind
        while start > 0, words[start - 1].isCapitalized || words[start - 1].hasDigit { start -= 1 }
        return start < kind ? start : nil
    }

    /// "2/45", "1-98/7/A", "-1".
    private func isCompound(_ word: AddressWord) -> Bool {
        word.hasDigit
            && word.key.utf8.allSatisfy {
                UInt16($0).isASCIIDigit || UInt16($0).isOne(of: "-/") || UInt16($0).isASCIILowercase
            } && word.key.contains { $0 == "/" || $0 == "-" }
    }

    /// Takes "Unit 12 -", "Blk", "No." before a house number.
    private func withUnit(_ index: Int, _ words: [AddressWord]) -> Int {
        guard index > 0, country.units.contains(words[index - 1].key), words[index - 1].isCapitalized else {
            return index
        }
        return index - 1
    }

    // MARK: "Musterstraße 12", "Av. Diagonal 640", "Piazza del Duomo, 14"

    private func numberLast(_ all: [AddressWord], hasNumberBehind: Bool) -> Int? {
        let words = withoutUnits(all)
        let number = words.indices.last { words[$0].isHouseNumber || isCompound(words[$0]) || words[$0].key == "s/n" }
        guard number != nil || hasNumberBehind else { return nil }
        var nameEnd = number ?? words.count
        while nameEnd > 1, AddressCountry.numberWords.contains(words[nameEnd - 1].key) { nameEnd -= 1 }
        guard nameEnd > 0, number.map({ words.count - $0 <= 3 }) ?? true else { return nil }
        // From a word for the kind of street on, the first one if there are several.
        var start = nameEnd
        while start > 0,
            words[start - 1].isCapitalized || isLowercaseKind(words[start - 1])
                || AddressCountry.particles.contains(words[start - 1].key)
                || words[start - 1].hasDigit && nameEnd - start < 4
        { start -= 1 }
        while start < nameEnd,
            !words[start].isCapitalized && !isLowercaseKind(words[start])
                || words[start].hasDigit && !words[start].isOrdinal
        {
            start += 1
        }
        guard start < nameEnd, words[start..<nameEnd].contains(where: { $0.text.utf8.count > 1 }) else { return nil }
        let name = words[start..<nameEnd]
        if let kind = name.indices.first(where: {
            isKind(name[$0]) && (name[$0].isCapitalized || isLowercaseKind(name[$0]))
                && (country.hasSmallKinds || !country.kindEndings.contains(name[$0].key))
        }), country.hasSmallKinds {
            return kind == name.endIndex - 1 || country.kindLast ? start : kind
        }
        if country.kindEndings.isEmpty { return nil }
        // A name of a company before the street in the same line.
        if name.count > 2, let last = name.last,
            country.kindEndings.contains(where: { last.key.hasSuffix($0) && last.key != $0 })
        {
            return name.endIndex - 1
        }
        return start
    }

    /// Without flats and floors behind the house number: "д. 10 кв. 40".
    private func withoutUnits(_ words: [AddressWord]) -> [AddressWord] {
        var words = words
        while words.count > 3, let last = words.last, last.hasDigit, case let unit = words[words.count - 2],
            country.units.contains(unit.key), !AddressCountry.numberWords.contains(unit.key)
        {
            words.removeLast(2)
        }
        return words
    }

    /// "ul. Marszałkowska", "calle Mayor": where the kind comes first it is often written small.
    private func isLowercaseKind(_ word: AddressWord) -> Bool {
        country.hasSmallKinds && word.key.utf8.count > 1 && country.kinds.contains(word.key)
    }

    private func isKind(_ word: AddressWord) -> Bool {
        country.kinds.contains(word.key) || country.kindEndings.contains { word.key.hasSuffix($0) && word.key != $0 }
    }

    private func isUnit(_ word: AddressWord) -> Bool {
        country.units.contains(word.key)
            || word.hasDigit && country.units.contains(String(word.key.prefix { $0.isLetter }))
    }

    private func isNamePart(_ word: AddressWord) -> Bool {
        word.isCapitalized || word.hasDigit || isKind(word) || AddressCountry.particles.contains(word.key)
            || country.units.contains(word.key)
    }
}
