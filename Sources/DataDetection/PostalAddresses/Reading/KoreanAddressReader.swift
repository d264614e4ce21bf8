/// Reads addresses in Korean: "서울특별시 강남구 테헤란로 152", with the flat and the floor behind the number.
struct KoreanAddressReader {
    let text: ScannedText

    private static let provinces = [
        "서울특별시", "서울시", "서울", "부산광역시", "부산시", "부산", "대구광역시", "대구시", "대구", "인천광역시", "인천시", "인천", "광주광역시", "광주시", "광주",
        "대전광역시", "대전시", "대전", "울산광역시", "울산시", "울산", "세종특별자치시", "세종시", "세종", "경기도", "경기", "강원특별자치도", "강원도", "강원", "충청북도",
        "충북",
        "충청남도", "충남", "전북특별자치도", "전라북도", "전북", "전라남도", "전남", "경상북도", "경북", "경상남도", "경남", "제주특별자치도", "제주도", "제주",
    ].map { Array($0.utf16) }
    private static let starts = Set(provinces.compactMap(\.first))
    /// 시 군 구, and below them 읍 면 동 리 가
    private static let districts = Set("시군구".utf16)
    private static let quarters = Set("읍면동리가".utf16)
    /// 로 길
    private static let roads = Set("로길".utf16)
    /// 층 호 동
    private static let units = Set("층호동".utf16)
    private static let maximumWord = 16

    func address(at start: Int) -> (range: Range<Int>, parts: PostalAddress)? {
        guard Self.starts.contains(text[start]), !text.isLetter(at: start - 1),
            let province = Self.provinces.first(where: { name in
                name.indices.allSatisfy { text[start + $0] == name[$0] } && text[start + name.count].isSpace
            })
        else { return nil }
        var parts = PostalAddress()
        parts.state = text.string(in: start..<start + province.count)
        var offset = start + province.count
        var hasDistrict = false
        for _ in 0..<6 {
            guard text[offset].isSpace, !text[offset + 1].isSpace else { return nil }
            let word = offset + 1..<wordEnd(from: offset + 1)
            guard let last = word.last.map({ text[$0] }) else { return nil }
            if let end = numberEnd(from: word.upperBound), hasDistrict,
                Self.roads.contains(last) || Self.quarters.contains(last)
            {
                parts.street = text.string(in: word.lowerBound..<end)
                let unitsEnd = unitsEnd(from: end, into: &parts)
                return (postcodeStart(before: start, into: &parts)..<unitsEnd, parts)
            }
            guard Self.districts.contains(last) || Self.quarters.contains(last) || Self.roads.contains(last) else {
                return nil
            }
            if Self.districts.contains(last) {
                hasDistrict = true
                parts.city = parts.city.map { $0 + " " + text.string(in: word) } ?? text.string(in: word)
            }
            offset = word.upperBound
        }
        return nil
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end - start < Self.maximumWord,
            (0xAC00...0xD7A3).contains(text[end]) || text[end].isASCIIDigit || text[end].isOne(of: "-.")
        { end += 1 }
        return end
    }

    /// " 152", " 12-3번지"
    private func numberEnd(from start: Int) -> Int? {
        guard text[start] == 0x20, text[start + 1].isASCIIDigit else { return nil }
        var end = start + 1
        while end - start < 10, text[end].isASCIIDigit || text[end] == UInt16(ascii: "-") && text[end + 1].isASCIIDigit
        { end += 1 }
        for suffix in ["번지", "번길"] where Array(suffix.utf16) == [text[end], text[end + 1]] { end += 2 }
        return text[end].isASCIIDigit ? nil : end
    }

    /// Past ", 5층 501호" and "(역삼동)".
    private func unitsEnd(from start: Int, into parts: inout PostalAddress) -> Int {
        var end = start
        var unit: Range<Int>?
        defer { parts.unit = unit.map { text.string(in: $0) } }
        for _ in 0..<4 {
            var next = end
            while next - end < 3, text[next].isOne(of: " ,") { next += 1 }
            if text[next] == UInt16(ascii: "("),
                let close = (next + 1..<next + 24).first(where: { text[$0] == UInt16(ascii: ")") }),
                (next + 1..<close).allSatisfy({ text.isWord(at: $0) || text[$0].isOne(of: " ,") })
            {
                end = close + 1
                continue
            }
            guard next > end else { return end }
            var word = next
            while word - next < Self.maximumWord, text.isWord(at: word) { word += 1 }
            guard word > next + 1, Self.units.contains(text[word - 1]), text[word - 2].isASCIIDigit else { return end }
            end = word
            unit = (unit?.lowerBound ?? next)..<end
        }
        return end
    }

    /// "06236 서울특별시", "(06236) 서울특별시", "우 06236"
    private func postcodeStart(before start: Int, into parts: inout PostalAddress) -> Int {
        var end = start
        while start - end < 2, text[end - 1].isSpace { end -= 1 }
        let hasBracket = text[end - 1].isOne(of: ")]")
        if hasBracket { end -= 1 }
        let digits = end - 5
        guard digits >= 0, (digits..<end).allSatisfy({ text[$0].isASCIIDigit }), !text.isWord(at: digits - 1) else {
            return start
        }
        parts.zip = text.string(in: digits..<end)
        return hasBracket && text[digits - 1].isOne(of: "([") ? digits - 1 : digits
    }
}
