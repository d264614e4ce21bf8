/// Reads addresses by a grid of streets, as Colombia has them: "Cra 18 #63-64, Bogotá".
///
/// The sign before the house number, which names the next street and the metres from there, is like nothing else.
struct ColombianAddressReader {
    let text: ScannedText

    private static let kinds = AddressCountry.words(
        "calle cl cll carrera cra kra kr cr crr avenida av avda ak ac diagonal dg diag transversal tv tr transv circular circ autopista autop"
    )
    private static let units = AddressCountry.words(
        "apto apt apartamento of oficina piso local torre bloque casa interior int edificio barrio bodega")
    private static let maximumBack = 40

    var findings: [Finding] {
        guard text.contains("#") || text.contains("-") else { return [] }
        var found: [Finding] = []
        for number in text.numberStarts where number >= found.last?.range.upperBound ?? 0 {
            guard let sign = signStart(before: number), let houseEnd = houseEnd(from: number),
                let start = streetStart(before: sign), start >= found.last?.range.upperBound ?? 0
            else { continue }
            var parts = PostalAddress()
            parts.street = text.string(in: start..<houseEnd)
            let end = townEnd(from: houseEnd, into: &parts)
            found.append(
                Finding(
                    type: .postalAddress, range: start..<end, value: .postalAddress(parts), specificity: .registered,
                    region: "CO"))
        }
        return found
    }

    /// "#", "No.", "N°" before a number.
    private func signStart(before number: Int) -> Int? {
        var offset = number
        while offset > 0, number - offset < 2, text[offset - 1] == 0x20 || text[offset - 1].isOne(of: ".") {
            offset -= 1
        }
        if text[offset - 1] == UInt16(ascii: "#") { return offset - 1 }
        let (letter, sign) = (text.folded(at: offset - 2), text.folded(at: offset - 1))
        let isMark = letter == UInt16(ascii: "n") && (sign == UInt16(ascii: "o") || sign == 0xB0 || sign == 0xBA)
        return isMark && !text.isWord(at: offset - 3) ? offset - 2 : nil
    }

    /// "63-64", "13 - 45", "12A-30"
    private func houseEnd(from start: Int) -> Int? {
        guard var offset = streetNumberEnd(from: start) else { return nil }
        while text[offset] == 0x20 { offset += 1 }
        guard text[offset].isDialDash else { return nil }
        offset += 1
        while text[offset] == 0x20 { offset += 1 }
        let number = offset
        while text[offset].isASCIIDigit, offset - number < 4 { offset += 1 }
        return offset > number && offset - number < 4 && !text.isWord(at: offset) ? offset : nil
    }

    /// "93B", "7 Bis", "18A Sur"
    private func streetNumberEnd(from start: Int) -> Int? {
        var offset = start
        while text[offset].isASCIIDigit, offset - start < 4 { offset += 1 }
        guard offset > start, offset - start < 4 else { return nil }
        if text.isLetter(at: offset), !text.isWord(at: offset + 1) { offset += 1 }
        for suffix in [" bis", " sur", " norte", " este", " oeste", "bis"] as [StaticString]
        where text.hasASCII(suffix, at: offset) && !text.isLetter(at: offset + suffix.utf8CodeUnitCount) {
            offset += suffix.utf8CodeUnitCount
        }
        return text.isWord(at: offset) ? nil : offset
    }

    /// The start of the kind of street before a sign: "Cra. 18 ".
    private func streetStart(before sign: Int) -> Int? {
        var end = sign
        while end > 0, text[end - 1] == 0x20 || text[end - 1].isOne(of: ",") { end -= 1 }
        var digits = end
        while digits > 0, end - digits < Self.maximumBack, !text[digits - 1].isLineEnd,
            !text[digits - 1].isOne(of: ",;:#")
        {
            digits -= 1
            guard text[digits].isASCIIDigit, !text.isWord(at: digits - 1), streetNumberEnd(from: digits) == end else {
                continue
            }
            var word = digits
            while text[word - 1] == 0x20 || text[word - 1].isOne(of: ".") { word -= 1 }
            var start = word
            while start > 0, word - start < 16, text.isLetter(at: start - 1) { start -= 1 }
            let kind = text.string(in: start..<word).lowercased()
            return Self.kinds.contains(kind) ? start : nil
        }
        return nil
    }

    /// Past flats, the town and the country behind a house number.
    private func townEnd(from start: Int, into parts: inout PostalAddress) -> Int {
        var end = start
        for segment in text.addressSegments(after: start, limit: 80).prefix(4) {
            guard let first = segment.words.first, segment.start - end < 4, let last = segment.words.last else { break }
            if Self.units.contains(first.key), segment.words.count <= 4, last.hasDigit || last.isCapitalized {
                parts.unit = text.string(in: segment.start..<segment.end)
            } else if parts.city == nil, segment.words.count <= 4,
                segment.words.allSatisfy({
                    $0.isCapitalized && !$0.hasDigit || AddressCountry.particles.contains($0.key)
                })
            {
                parts.city = text.string(in: segment.start..<segment.end)
            } else if first.key == "colombia", segment.words.count == 1 {
                parts.country = first.text
            } else {
                break
            }
            // A sentence goes on behind the town.
            end = segment.end
        }
        return end
    }
}
