/// Finds addresses where there are no postal codes, by the names of the places that they end in.
struct PlaceAddressFinder {
    let text: ScannedText

    /// A place, and how addresses there are written.
    private struct Place {
        let names: String
        let country: AddressCountry
    }

    private static let places: [Place] = [
        place(
            "HK", "hong kong|kowloon|new territories", kinds: "path praya", states: "kowloon|new territories|hong kong",
            names: "hong kong|hong kong sar|china"),
        place("AE", "dubai|abu dhabi|sharjah|ajman|fujairah|ras al khaimah", names: "united arab emirates|uae|u.a.e"),
        place("QA", "doha", names: "qatar"), place("KW", "kuwait city|safat", names: "kuwait"),
        place("BH", "manama", names: "bahrain|kingdom of bahrain"),
        place("OM", "muscat", names: "oman|sultanate of oman"),
    ]

    private static func place(
        _ code: String, _ places: String, kinds: String = "", states: String = "", names: String
    ) -> Place {
        let country = AddressCountry(
            code: code, postcodes: [], townFollows: false, numberFirst: true,
            kinds: AddressCountry.englishKinds.union(AddressCountry.words(kinds)), units: AddressCountry.englishUnits,
            boxes: AddressCountry.englishBoxes, states: AddressCountry.phrases(states),
            names: names.split(separator: "|").map(String.init))
        return Place(names: places, country: country)
    }

    /// The countries that it knows.
    static let countries = places.map(\.country.code)

    private static let trie: WordTrie<Int> = {
        var trie = WordTrie<Int>()
        for (index, place) in places.enumerated() {
            for name in place.names.split(separator: "|") {
                trie.update(name.utf16.map(\.folded), default: index) { _ in }
            }
        }
        return trie
    }()

    private static let reach = 160

    /// Whether a word for a street or a box stands in the parts before a place.
    private func hasStreet(_ segments: [AddressSegment], _ country: AddressCountry) -> Bool {
        segments.contains { segment in
            segment.words.contains { country.kinds.contains($0.key) && $0.key.utf8.count > 1 }
                || segment.keys.contains("box ")
        }
    }

    var findings: [Finding] {
        guard !text.numberStarts.isEmpty else { return [] }
        var found: [Finding] = []
        var offset = 0
        while offset < text.count {
            guard text[offset].isASCIIUppercase, !text.isWord(at: offset - 1),
                let match = Self.trie.longestMatch(in: text, at: offset, endsWord: { !$0.isWord(at: $1) })
            else {
                offset += 1
                continue
            }
            let limit = max(found.last?.range.upperBound ?? 0, offset - Self.reach)
            let place = Self.places[Self.trie.meanings[match.meaning]]
            let segments = text.addressSegments(before: offset, notBefore: limit)
            let reader = CountryAddressReader(country: place.country, text: text)
            if hasStreet(segments, place.country),
                let result = reader.address(endingIn: offset..<match.end, behind: segments)
            {
                found.append(
                    Finding(
                        type: .postalAddress, range: result.range, value: .postalAddress(result.parts),
                        specificity: .registered, region: place.country.code))
                offset = max(match.end, result.range.upperBound)
            } else {
                offset = match.end
            }
        }
        return found
    }
}
