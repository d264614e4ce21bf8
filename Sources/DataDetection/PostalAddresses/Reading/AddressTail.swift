/// What may stand behind the town or the postal code of an address.
struct AddressTail {
    let country: AddressCountry
    let text: ScannedText

    /// Past a state and the name of the country behind the town or the postal code.
    func end(from start: Int, into parts: inout PostalAddress) -> Int {
        var end = start
        for _ in 0..<3 {
            var next = end
            while next - end < 4, text[next].isSpace || text[next].isOne(of: ",.(-/") { next += 1 }
            guard next > end, !(text[end].isLineEnd && text[end + 1].isLineEnd) else { return end }
            if let length = longest(country.names, at: next) {
                parts.country = text.string(in: next..<next + length)
                return next + length
            }
            if country.bracketsState, parts.state == nil, let state = bracketed(at: end) {
                parts.state = text.string(in: state)
                return state.upperBound + 1
            }
            guard parts.state == nil, let length = longest(country.states, at: next) else { return end }
            parts.state = text.string(in: next..<next + length)
            end =
                next + length
                + (text[next - 1] == UInt16(ascii: "(") && text[next + length] == UInt16(ascii: ")") ? 1 : 0)
        }
        return end
    }

    /// "(Madrid)": a name in brackets in the same line.
    private func bracketed(at start: Int) -> Range<Int>? {
        guard text[start] == 0x20, text[start + 1] == UInt16(ascii: "("), text.isLetter(at: start + 2),
            !text[start + 2].isASCIILowercase
        else { return nil }
        var end = start + 2
        while end - start < 32, text.isLetter(at: end) || text[end] == 0x20 || text[end] == 0x2D { end += 1 }
        return text[end] == UInt16(ascii: ")") ? start + 2..<end : nil
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
