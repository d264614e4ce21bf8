/// Finds addresses in Japanese, Chinese and Korean, which start with their largest part.
struct IdeographicAddressFinder {
    let text: ScannedText

    var findings: [Finding] {
        var found: [Finding] = []
        var offset = 0
        while offset < text.count {
            guard text[offset] >= 0x3000, let (range, parts, region) = address(at: offset) else {
                offset += 1
                continue
            }
            found.append(
                Finding(
                    type: .postalAddress, range: range, value: .postalAddress(parts), specificity: .registered,
                    region: region))
            offset = max(offset + 1, range.upperBound)
        }
        return found
    }

    private func address(at offset: Int) -> (Range<Int>, PostalAddress, region: String)? {
        let unit = text[offset]
        if (0xAC00...0xD7A3).contains(unit) {
            return KoreanAddressReader(text: text).address(at: offset).map { ($0.range, $0.parts, "KR") }
        }
        for isJapanese in [true, false] where IdeographicAddressReader.isStart(unit, isJapanese: isJapanese) {
            let reader = IdeographicAddressReader(text: text, isJapanese: isJapanese)
            if let (range, parts) = reader.address(at: offset) {
                return (range, parts, isJapanese ? "JP" : reader.isTraditional(range) ? "TW" : "CN")
            }
        }
        return nil
    }
}
