import CPhoneNumber

/// Decides which of the numbers that agree with a numbering plan a person would call: most numbers in print are not
/// phone numbers.
struct PhoneNumberRules {
    /// The stretch of digits in which the number was found.
    let piece: PhoneForm
    let label: PhoneLabel

    /// Whether a number without extension in the piece can be accepted at all: a quick look that spares most numbers in
    /// print the library.
    var mayAccept: Bool {
        let form = piece
        if form.isZIPCode { return false }
        if label == .phone || form.hasPlus || form.hasBrackets { return true }
        let count = form.digitCount
        if count >= 10, form.groups.contains(4), !form.isSpaced { return true }
        guard label == .none else { return false }
        // Rows of a table: more digits than a number has, and only spaces between them.
        if form.isSpaced, count > 15 { return false }
        if form.groups.count == 1 { return count >= 10 || form.startsWithNought && count >= 7 }
        return count >= 8 || form.startsWithNought && count >= 7
    }

    /// Whether the library's match at `range` is a telephone number.
    func accepts(_ match: PhoneLibrary.Match, at range: Range<Int>) -> Bool {
        // The window around the stretch may hold another number.
        guard range.lowerBound < piece.range.upperBound else { return false }
        let whole = range == piece.range ? piece : PhoneForm(text: piece.text, range: range)
        let digitsEnd = match.extension == nil ? range.upperBound : min(range.upperBound, piece.range.upperBound)
        let form =
            digitsEnd == range.upperBound
            ? whole : PhoneForm(text: piece.text, range: range.lowerBound..<digitsEnd)
        guard whole.isApart, form.isWellFormed, !form.isDate, !form.isDecimal else {
            return false
        }
        let isShaped = form.isNorthAmerican && !form.isSpaced && match.e164.hasPrefix("+1")
        let isValid = match.validity == CPhoneNumberValid
        switch label {
        case .phone: return true
        case .other: return isValid && (form.hasPlus || form.hasBrackets || isShaped)
        case .none: break
        }
        guard match.validity != CPhoneNumberLocalOnly else { return false }
        if form.hasPlus || form.hasBrackets || isShaped || match.extension != nil { return true }
        if isPartOfRow(range, form: form) || form.isTimeRange { return false }
        if isValid { return form.groups.count == 1 ? isPlainNumber(form) : isGrouped(form) }
        return form.startsWithNought && form.digits.hasSuffix(match.e164.dropFirst())
    }

    /// One block of digits: a code or an amount unless it is long or has a trunk prefix.
    private func isPlainNumber(_ form: PhoneForm) -> Bool {
        let count = form.digitCount
        return count >= 10 || (form.startsWithNought && count >= 7)
    }

    /// Groups as people write numbers: few, and hardly any of one digit.
    private func isGrouped(_ form: PhoneForm) -> Bool {
        guard form.groups.count <= 6, form.digitCount >= 8 else { return false }
        if form.groups.first == 1, !form.startsWithNought, !form.isNorthAmerican { return false }
        return form.groups.dropFirst().count { $0 == 1 } <= 1
    }

    /// Whether more numbers in the same stretch make it a row of a table.
    private func isPartOfRow(_ range: Range<Int>, form: PhoneForm) -> Bool {
        guard form.isSpaced else { return false }
        return piece.range.lowerBound < range.lowerBound && piece.text[range.lowerBound - 1].isSpace
            || range.upperBound < piece.range.upperBound && piece.text[range.upperBound].isSpace
    }
}
