/// Reads an address of a country around a postal code.
struct CountryAddressReader {
    struct Result {
        let range: Range<Int>
        let parts: PostalAddress
    }

    let country: AddressCountry
    let text: ScannedText

    /// How far before the postal code an address may start, and how many parts may stand between it and the street.
    private static let reach = 180
    private static let maximumGap = 5

    /// The parts of the text before a postal code, for the readers of all countries.
    static func segments(before postcode: Int, notBefore limit: Int, in text: ScannedText) -> [AddressSegment] {
        text.addressSegments(before: postcode, notBefore: max(limit, postcode - reach))
    }

    /// The address around a postal code with the given parts before it.
    func address(at postcode: Range<Int>, behind segments: [AddressSegment]) -> Result? {
        backwards(from: postcode, segments) ?? (country.streetFollows ? forwards(from: postcode) : nil)
    }

    /// The address that ends in the name of a place, in a country without postal codes.
    func address(endingIn place: Range<Int>, behind segments: [AddressSegment]) -> Result? {
        guard let street = street(in: segments) else { return nil }
        var parts = PostalAddress()
        parts.city = text.string(in: place)
        return result(
            street, in: segments, before: place.lowerBound,
            end: AddressTail(country: country, text: text).end(from: place.upperBound, into: &parts), parts)
    }

    private func backwards(from postcode: Range<Int>, _ segments: [AddressSegment]) -> Result? {
        var parts = PostalAddress()
        parts.zip = text.string(in: postcode)
        var end = postcode.upperBound
        var town = country.townFollows ? town(from: end) : nil
        guard town != nil || !country.townFollows || country.mayEndInCode, let street = street(in: segments) else {
            return nil
        }
        // "… д. 12, Новосибирск, 630099": where the code may end an address, what the next line starts with is no town.
        if country.mayEndInCode, text[end].isLineEnd || text[end] == 0, cityBefore(segments, street: street) != nil {
            town = nil
        }
        if country.needsState, !hasState(segments) { return nil }
        if let town {
            parts.city = text.string(in: town)
            end = town.upperBound
        } else {
            guard
                let city = cityBefore(segments, street: street)
                    // "318 Upper Street, N1 2XQ London".
                    ?? (text[postcode.upperBound] == 0x20 ? self.town(from: postcode.upperBound) : nil)
            else { return nil }
            setCity(city, of: &parts)
            end = max(end, city.upperBound)
        }
        end = AddressTail(country: country, text: text).end(from: end, into: &parts)
        return result(street, in: segments, before: postcode.lowerBound, end: end, parts)
    }

    private func result(
        _ street: Street, in segments: [AddressSegment], before limit: Int, end: Int, _ parts: PostalAddress
    ) -> Result? {
        let words = segments[street.segment].words
        guard let first = words.indices.contains(street.word) ? words[street.word] : nil else { return nil }
        var parts = parts
        let ending = StreetEnding(country: country, segments: segments, segment: street.segment, word: street.word)
        let streetEnd = max(first.range.upperBound, min(ending.end, limit))
        parts.street = text.string(in: first.range.lowerBound..<streetEnd)
        if let unit = ending.unit, unit.upperBound <= limit {
            // "2.º Esq."
            let isCutShort = text[unit.upperBound] == UInt16(ascii: ".")
            parts.unit = text.string(in: unit.lowerBound..<unit.upperBound + (isCutShort ? 1 : 0))
        }
        return Result(range: unitStart(before: street, in: segments)..<end, parts: parts)
    }

    // MARK: "1051 Budapest, Nádor utca 12"

    /// How far behind the postal code such an address may reach.
    private static let forwardReach = 140
    /// What stands before the name of a town: "г. Москва".
    private static let townWords = AddressCountry.words("г м с пос п смт обл область край р-н")

    private func forwards(from postcode: Range<Int>) -> Result? {
        let segments = text.addressSegments(after: postcode.upperBound, limit: Self.forwardReach)
        guard segments.count > 1, let town = segments.first, town.words.count <= 4,
            town.words.contains(where: \.isCapitalized),
            !town.words.contains(where: \.hasDigit),
            let index = (1..<min(5, segments.count)).first(where: { isStreet($0, segments) }),
            segments[1..<index].allSatisfy(isBetween),
            let last = segments[index].words.last(where: \.hasDigit)
                ?? segments[index + 1].words.last(where: \.hasDigit)
        else { return nil }
        var parts = PostalAddress()
        parts.zip = text.string(in: postcode)
        let name = town.words.drop { Self.townWords.contains($0.key) }
        parts.city = name.isEmpty ? nil : name.map(\.text).joined(separator: " ")
        var end = last.range.upperBound
        // "кв. 40", "2. em. 3" in parts of their own.
        for segment in segments[(index + 1)...].prefix(3) {
            guard segment.start >= end, let first = segment.words.first, segment.words.count <= 4,
                isUnit(first) || first.isHouseNumber && segment.words.count > 1 && isUnit(segment.words[1]),
                let last = segment.words.last, last.hasDigit || isUnit(last)
            else { break }
            end = last.range.upperBound
        }
        parts.street = text.string(in: segments[index].start..<end)
        return Result(range: postcode.lowerBound..<end, parts: parts)
    }

    private func isStreet(_ index: Int, _ segments: [AddressSegment]) -> Bool {
        let words = segments[index].words
        guard words.contains(where: { country.kinds.contains($0.key) }) else { return false }
        return words.contains(where: \.hasDigit) || numberFollows(index, segments)
    }

    private struct Street {
        let segment: Int
        let word: Int
        let isWhole: Bool
    }

    /// The street in the nearest segment that has one.
    private func street(in segments: [AddressSegment]) -> Street? {
        let reader = StreetReader(country: country)
        var gap = 0
        for index in segments.indices.reversed() where !segments[index].words.isEmpty {
            if let word = reader.start(in: segments[index].words, hasNumberBehind: numberFollows(index, segments)) {
                return Street(segment: index, word: word, isWhole: word == 0)
            }
            guard gap < Self.maximumGap, isBetween(segments[index]) else { return nil }
            gap += 1
        }
        return nil
    }

    /// "C/ Larios, 5": the house number in a part of its own.
    private func numberFollows(_ index: Int, _ segments: [AddressSegment]) -> Bool {
        guard segments.indices.contains(index + 1), let first = segments[index + 1].words.first else { return false }
        if AddressCountry.numberWords.contains(first.key) || country.units.contains(first.key) {
            return segments[index + 1].words.dropFirst().first?.hasDigit == true
        }
        return first.isHouseNumber || first.key == "s/n" || first.isLabelledNumber(in: country)
    }

    /// Whether a part may stand between the street and the postal code: a district, a town, a county, a flat.
    private func isBetween(_ segment: AddressSegment) -> Bool {
        guard segment.words.count <= 6 else { return false }
        return segment.words.allSatisfy {
            $0.isCapitalized || $0.hasDigit || Self.townWords.contains($0.key)
                || AddressCountry.particles.contains($0.key)
                || country.units.contains($0.key)
        }
    }

    /// The start of the flats, buildings and larger streets in the parts before the street.
    private func unitStart(before street: Street, in segments: [AddressSegment]) -> Int {
        var start = segments[street.segment].words[street.word].range.lowerBound
        guard street.isWhole else { return start }
        var bridged = 0
        for index in (0..<street.segment).reversed().prefix(6) where !segments[index].words.isEmpty {
            let words = segments[index].words
            // What ends the line before is no part of the address: "12:30", "1,249.00".
            if segments[index + 1].startsLine, !segments[index].startsLine, words.allSatisfy(\.hasDigit) { break }
            if let first = unitWord(in: words) {
                start = words[first].range.lowerBound
                // In a sentence the unit is the end of the part.
                guard first == 0 else { break }
                bridged = 0
            } else {
                // The name of a building, with its flat before it in the same line.
                guard !segments[index].startsLine, bridged < 2, isBetween(segments[index]) else { break }
                bridged += 1
            }
        }
        return start
    }

    /// The index of the word from which a part is a flat, a building, a house number or another street.
    private func unitWord(in words: [AddressWord]) -> Int? {
        guard let first = words.first, let last = words.last else { return nil }
        if words.count <= 3, first.isHouseNumber, first.key.utf8.count < 7,
            words.allSatisfy({ $0.hasDigit || $0.key == "&" || AddressWord.repetitions.contains($0.key) })
        {
            return 0
        }
        for index in words.indices where isUnit(words[index]) {
            let rest = words[(index + 1)...]
            if rest.count <= 4, !rest.isEmpty || index == 0 || words[index].hasDigit,
                rest.allSatisfy({ $0.isCapitalized || $0.hasDigit || $0.key == "no" })
            {
                return index
            }
        }
        if words.count <= 6, StreetReader(country: country).start(in: words, hasNumberBehind: false) == 0 { return 0 }
        return country.units.contains(last.key) && words.count <= 3
            && words.allSatisfy { $0.isCapitalized || $0.hasDigit } ? 0 : nil
    }

    /// "Unit", "NO.59", "#05-678".
    private func isUnit(_ word: AddressWord) -> Bool {
        word.text.hasPrefix("#") || country.units.contains(word.key)
            || word.hasDigit && country.units.contains(String(word.key.prefix { $0.isLetter }))
    }

    // MARK: Town, state, country

    /// The town behind a postal code: names up to a comma or line end.
    private func town(from end: Int) -> Range<Int>? {
        var start = end
        if text[start].isOne(of: ".,") { start += 1 }
        while start - end < 3, text[start].isSpace { start += 1 }
        guard start > end, let first = wordEnd(from: start), isName(start..<first) else { return nil }
        // "Tel:" in the next line
        if text[first] == UInt16(ascii: ":"), (end..<start).contains(where: { text[$0].isLineEnd }) { return nil }
        var townEnd = first
        var next = first
        for _ in 0..<4 {
            // "St. Gallen"
            let isCutShort = next - start <= 3 && text[next] == UInt16(ascii: ".") && text[next + 1] == 0x20
            guard text[next] == 0x20 || text[next] == 0xA0 || isCutShort else { break }
            let wordStart = next + (isCutShort ? 2 : 1)
            guard let wordEnd = wordEnd(from: wordStart) else { break }
            let word = wordStart..<wordEnd
            // "Ciudad de México" is a town, "Madrid España" a town and its country.
            if isName(word), next > townEnd || !isCountry(word) {
                townEnd = wordEnd
            } else if !AddressCountry.particles.contains(text.string(in: word).lowercased()) {
                break
            }
            next = wordEnd
        }
        let district = text[townEnd + 1]
        if country.numbersDistricts, text[townEnd] == 0x20, district.isASCIIDigit || district.isASCIIUppercase {
            let digits = text.isWord(at: townEnd + 2) ? 2 : 1
            if !text.isWord(at: townEnd + 1 + digits) { townEnd += 1 + digits }
        }
        return start..<townEnd
    }

    private func isCountry(_ word: Range<Int>) -> Bool { country.names.contains(text.string(in: word).lowercased()) }

    private func isName(_ word: Range<Int>) -> Bool {
        guard text.isLetter(at: word.lowerBound) else { return false }
        let string = text.string(in: word)
        // Capitals alone, as few as in a code, are none: "USD".
        return string.first?.isUppercase == true && (string.utf8.count > 3 || string.contains(where: \.isLowercase))
    }

    private func wordEnd(from start: Int) -> Int? {
        var end = start
        while text.isLetter(at: end) || text[end].isOne(of: "'-") || text[end] == 0x2019
            || text[end] == UInt16(ascii: ".") && text.isLetter(at: end + 1)
        { end += 1 }
        while end > start, text[end - 1].isOne(of: "-'") { end -= 1 }
        return end > start ? end : nil
    }

    private func hasState(_ segments: [AddressSegment]) -> Bool {
        guard let words = segments.last(where: { !$0.words.isEmpty })?.words else { return false }
        return (1...3).contains { count in
            words.count >= count && country.states.contains(words.suffix(count).map(\.key).joined(separator: " "))
        }
    }

    /// Sets the town, without the word for its kind before it, and the state behind it: "м. Київ", "Campinas - SP".
    private func setCity(_ range: Range<Int>, of parts: inout PostalAddress) {
        var words = text.addressSegments(before: range.upperBound, notBefore: range.lowerBound).last?.words ?? []
        if words.count > 1, let first = words.first, Self.townWords.contains(first.key) { words.removeFirst() }
        if words.count > 1, let state = words.last, state.range.upperBound == range.upperBound,
            country.states.contains(state.key), words[words.count - 2].key == "-"
        {
            parts.state = state.text
            words.removeLast(2)
        }
        guard let first = words.first, let last = words.last else {
            parts.city = text.string(in: range)
            return
        }
        parts.city = text.string(in: first.range.lowerBound..<last.range.upperBound)
    }

    /// The part right before the postal code, behind the street.
    private func cityBefore(_ segments: [AddressSegment], street: Street) -> Range<Int>? {
        guard let index = segments.indices.last(where: { !segments[$0].words.isEmpty }) else { return nil }
        if index > street.segment { return segments[index].start..<segments[index].end }
        // The street and the town in one part: the words behind the kind of street.
        let words = segments[index].words
        guard let kind = words.indices.last(where: { $0 > street.word && country.kinds.contains(words[$0].key) }),
            kind + 1 < words.count, words[kind + 1].isCapitalized
        else { return nil }
        return words[kind + 1].range.lowerBound..<segments[index].end
    }
}
