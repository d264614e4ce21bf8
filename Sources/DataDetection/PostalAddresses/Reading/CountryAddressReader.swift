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

    func address(at postcode: Range<Int>, notBefore limit: Int) -> Result? {
        let segments = text.addressSegments(
            before: postcode.lowerBound, notBefore: max(limit, postcode.lowerBound - Self.reach))
        var parts = PostalAddress()
        parts.zip = text.string(in: postcode)
        var end = postcode.upperBound
        if country.townFollows {
            guard let town = town(from: end) else { return nil }
            parts.city = text.string(in: town)
            end = town.upperBound
        }
        guard let street = street(in: segments) else { return nil }
        if country.needsState, !hasState(segments) { return nil }
        if !country.townFollows {
            guard
                let city = cityBefore(segments, street: street)
                    ?? cityBehind(postcode, street: street, count: segments.count)
            else { return nil }
            parts.city = text.string(in: city)
            end = max(end, city.upperBound)
        }
        end = tailEnd(from: end, into: &parts)
        let words = segments[street.segment].words
        guard let first = words.indices.contains(street.word) ? words[street.word] : nil else { return nil }
        let streetEnd = max(first.range.upperBound, min(segments[street.segment].end, postcode.lowerBound))
        parts.street = text.string(in: first.range.lowerBound..<streetEnd)
        let start = unitStart(before: street, in: segments)
        return Result(range: start..<end, parts: parts)
    }

    // MARK: Street

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
        return first.isHouseNumber || first.key == "s/n"
    }

    /// Whether a part may stand between the street and the postal code: a district, a town, a county, a flat.
    private func isBetween(_ segment: AddressSegment) -> Bool {
        guard segment.words.count <= 6 else { return false }
        return segment.words.allSatisfy {
            $0.isCapitalized || $0.hasDigit || AddressCountry.particles.contains($0.key)
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
            words.allSatisfy({ $0.hasDigit || $0.key == "&" })
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
        var townEnd = first
        var next = first
        for _ in 0..<4 {
            guard text[next] == 0x20 || text[next] == 0xA0 else { break }
            let wordStart = next + 1
            guard let wordEnd = wordEnd(from: wordStart) else { break }
            let word = wordStart..<wordEnd
            if isName(word), !isCountry(word) {
                townEnd = wordEnd
            } else if !AddressCountry.particles.contains(text.string(in: word).lowercased()) {
                break
            }
            next = wordEnd
        }
        return start..<townEnd
    }

    private func isCountry(_ word: Range<Int>) -> Bool { country.names.contains(text.string(in: word).lowercased()) }

    private func isName(_ word: Range<Int>) -> Bool {
        guard text.isLetter(at: word.lowerBound) else { return false }
        let string = text.string(in: word)
        return string.first?.isUppercase == true
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

    /// The part right before the postal code, behind the street.
    private func cityBefore(_ segments: [AddressSegment], street: Street) -> Range<Int>? {
        guard let index = segments.indices.last(where: { !segments[$0].words.isEmpty }) else { return nil }
        if index > street.segment { return segments[index].start..<segments[index].end }
        // The street and the town in one part: the words behind the kind of street.
        let words = segments[index].words
        guard let kind = words.indices.last(where: { $0 > street.word && country.kinds.contains(words[$0].key) }),
            kind + 1 < words.count
        else { return nil }
        return words[kind + 1].range.lowerBound..<segments[index].end
    }

    /// "318 Upper Street, N1 2XQ London".
    private func cityBehind(_ postcode: Range<Int>, street: Street, count: Int) -> Range<Int>? {
        text[postcode.upperBound] == 0x20 ? town(from: postcode.upperBound) : nil
    }

    /// Past a state and the name of the country behind the town or the postal code.
    private func tailEnd(from start: Int, into parts: inout PostalAddress) -> Int {
        var end = start
        for _ in 0..<3 {
            var next = end
            while next - end < 4, text[next].isSpace || text[next].isOne(of: ",.(-") { next += 1 }
            guard next > end, !(text[end].isLineEnd && text[end + 1].isLineEnd) else { return end }
            if let length = longest(country.names, at: next) {
                parts.country = text.string(in: next..<next + length)
                return next + length
            }
            guard parts.state == nil, let length = longest(country.states, at: next) else { return end }
            parts.state = text.string(in: next..<next + length)
            end =
                next + length
                + (text[next - 1] == UInt16(ascii: "(") && text[next + length] == UInt16(ascii: ")") ? 1 : 0)
        }
        return end
    }

    /// The length of the longest of some names that stands at an offset, in capitals if it is a code.
    private func longest(_ names: some Sequence<String>, at start: Int) -> Int? {
        guard text[start].isASCIIUppercase || text[start] > 0x80 else { return nil }
        var best: Int?
        for name in names {
            let length = name.utf16.count
            guard length > best ?? 0, !text.isWord(at: start + length),
                zip(name.utf16, start..<start + length).allSatisfy({ $0.folded == text[$1].folded })
            else { continue }
            guard length > 3 || (start..<start + length).allSatisfy({ !text[$0].isASCIILowercase }) else { continue }
            best = length
        }
        return best
    }
}
