/// Reads street, unit and city from the words before a state.
struct USAddressReader {
    struct Result {
        let start: Int
        let parts: PostalAddress
    }

    let words: [AddressWord]
    let ending: USAddressEnding

    /// The address that starts at the house number nearest to the state from which the words make sense.
    var address: Result? {
        for index in words.indices.reversed() where startsAddress(at: index) {
            if let parts = parts(of: Array(words[index...])) {
                return Result(start: words[index].range.lowerBound, parts: parts)
            }
        }
        return nil
    }

    private func startsAddress(at index: Int) -> Bool {
        let word = words[index]
        if isBox(at: index) { return true }
        guard word.isHouseNumber || word.isSpelledNumber else { return false }
        guard index > 0, words[index - 1].next == .space else { return true }
        let before = words[index - 1]
        // "Apt 5", "FM 544", "400 West 300 South": a number inside an address.
        if USStreetWords.units.contains(before.key) || USStreetWords.highways.contains(before.key)
            || before.key == "box"
        {
            return false
        }
        return !(USStreetWords.directions.contains(before.key) && index > 1 && words[index - 2].isHouseNumber)
    }

    /// "PO Box 12", "P.O. Box 12".
    private func isBox(at index: Int) -> Bool {
        guard index + 2 < words.count, words[index].key == "po" else { return false }
        return words[index + 1].key == "box" && words[index + 2].hasDigit
    }

    private func parts(of words: [AddressWord]) -> PostalAddress? {
        let isBox = words.first?.key == "po"
        // Within commas a line end is where the paper ended, else it parts the street from the town.
        let boundary = words.dropLast().contains { $0.next == .comma } ? AddressWord.Separator.comma : .line
        var segments: [[AddressWord]] = [[]]
        for word in words {
            segments[segments.count - 1].append(word)
            if word.next >= boundary { segments.append([]) }
        }
        segments.removeAll(where: \.isEmpty)
        guard var street = segments.first, segments.count <= 4 else { return nil }
        var units: [[AddressWord]] = []
        var city: [AddressWord]
        let hasKind: Bool
        if segments.count > 1 {
            city = segments[segments.count - 1]
            for segment in segments.dropFirst().dropLast() {
                guard isUnit(segment) else { return nil }
                units.append(segment)
            }
            hasKind = isBox || streetEnd(in: street) != nil
            splitUnit(from: &street, into: &units)
        } else {
            guard let end = isBox ? 3 : streetEnd(in: street), end < street.count else { return nil }
            city = Array(street[end...])
            street.removeSubrange(end...)
            hasKind = true
        }
        stripUnits(from: &city, into: &units)
        guard isCity(city), isBox || isStreet(street, hasKind: hasKind) else { return nil }
        if ending.zip == nil, !hasKind || segments.count < 2 { return nil }
        var parts = PostalAddress()
        parts.street = street.joined
        parts.unit = units.isEmpty ? nil : units.map(\.joined).joined(separator: ", ")
        parts.city = city.joined
        return parts
    }

    /// The index after the last word of the street, by its kind ("Ave", "Highway 12") and a direction behind it.
    private func streetEnd(in words: [AddressWord]) -> Int? {
        var index = 1
        while index < words.count {
            let key = words[index].key
            let following = index + 1 < words.count ? words[index + 1] : nil
            if USStreetWords.highways.contains(key), let following, following.hasDigit || following.key.utf8.count == 1
            {
                if !following.isOrdinal { return index + 2 }
            }
            let hasName = index > 1 && !(index == 2 && USStreetWords.directions.contains(words[1].key))
            if hasName && USStreetWords.suffixes.contains(key) || key == "broadway" {
                // "Grove Park Dr" is one name, "Pl St Louis" two.
                if let following, USStreetWords.suffixes.contains(following.key),
                    !USStreetWords.townBeginnings.contains(following.key),
                    index + 2 < words.count
                {
                    index += 1
                    continue
                }
                let isDirected =
                    following.map { $0.key.utf8.count <= 2 && USStreetWords.directions.contains($0.key) } ?? false
                return index + (isDirected ? 2 : 1)
            }
            index += 1
        }
        return nil
    }

    /// Whether a part between commas is a flat, a floor, a building: "Apt 5C", "2nd Fl", "#12".
    private func isUnit(_ words: [AddressWord]) -> Bool {
        guard let first = words.first, let last = words.last, words.count <= 4 else { return false }
        return USStreetWords.units.contains(first.key) || USStreetWords.units.contains(last.key)
            || first.key.hasPrefix("#")
    }

    /// Takes a unit from the end of a street: "12 Oak St Apt 5".
    private func splitUnit(from street: inout [AddressWord], into units: inout [[AddressWord]]) {
        let start = street.indices.dropFirst(2).first { index in
            let key = street[index].key
            guard key.hasPrefix("#") || USStreetWords.units.contains(key) else { return false }
            return key.utf8.count > 1 && key.hasPrefix("#") || index + 1 < street.count
        }
        guard let start else { return }
        units.append(Array(street[start...]))
        street.removeSubrange(start...)
    }

    /// Takes units from before a town: "Apt 12 Springfield".
    private func stripUnits(from city: inout [AddressWord], into units: inout [[AddressWord]]) {
        while let first = city.first {
            if first.key.hasPrefix("#"), first.key.utf8.count > 1 {
                units.append([first])
                city.removeFirst()
            } else if USStreetWords.units.contains(first.key), city.count > 2 {
                let length = city[1].key == "no" || city[1].key == "#" ? 3 : 2
                guard length < city.count else { return }
                units.append(Array(city.prefix(length)))
                city.removeFirst(length)
            } else if first.isOrdinal, city.count > 2, USStreetWords.units.contains(city[1].key) {
                units.append(Array(city.prefix(2)))
                city.removeFirst(2)
            } else {
                return
            }
        }
    }

    private func isCity(_ words: [AddressWord]) -> Bool {
        (1...5).contains(words.count) && !words.contains { $0.hasDigit || $0.key.isEmpty }
            && words.contains { $0.key.utf8.count > 1 }
    }

    private func isStreet(_ words: [AddressWord], hasKind: Bool) -> Bool {
        guard (2...9).contains(words.count) else { return false }
        let name = words.dropFirst()
        guard name.contains(where: { !$0.isHouseNumber }) else { return false }
        // Without a word for its kind, a name is known by its capitals.
        return hasKind
            || name.allSatisfy { $0.isCapitalized } && words.count <= 6 && words[0].hasDigit && words[0].next == .space
    }
}
