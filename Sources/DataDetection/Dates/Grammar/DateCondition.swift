/// What a row of the grammar asks of the token at which it stands.
enum DateCondition: Hashable, Sendable {
    /// That the word has no other meaning.
    case sure
    /// That it touches what stands before it, stands in its line, or has a space or a line's end before it.
    case glued, near, spaced
    /// That a number is part of a longer row of digits and marks; or of one with the mark behind it.
    case inNumber, inRow
    /// That dates are written so where the text comes from.
    case order(DateOrder)
    /// That a dash before a number parts the ends of a range.
    case rangeEnd
    /// That a time is glued to a date: "31.12.2024.14:15".
    case behindDate
    /// That a number is the hour of a time: "10:30".
    case time
    /// That it is in ideographs, or in a script without spaces.
    case ideographic, unspaced
    /// That the word is one letter, or one of the alphabets of Europe.
    case oneLetter, latinLetter
    /// That a letter touches the token from behind, or stands before it.
    case letterFollows, behindLetter
    /// That the word is a unit of time, and no letter that is not right behind its number.
    case unit
    /// That amounts that end here count from what the text names.
    case countsFromElse
}

extension DateReader {
    /// Whether a condition holds at an index.
    func holds(_ condition: DateCondition, at index: Int) -> Bool {
        let token = self[index]
        return switch condition {
        case .sure: !token.isWeak
        case .glued: token.gap == .none
        case .near: token.gap <= .space
        case .spaced: token.gap == .space || token.gap == .line
        case .inNumber: continuesNumber(at: index)
        case .inRow: continuesNumber(at: index, separator: self[index + 1].mark)
        case .order(let wanted): order == wanted
        case .rangeEnd: isRangeEnd(index)
        case .behindDate: isTime(at: index) && self[index - 1].isMark(".:") && self[index - 2].digitCount == 4
        case .time: isTime(at: index)
        case .ideographic: text[token.range.lowerBound].isIdeographicNumeral
        case .unspaced: text[token.range.lowerBound].isUnspacedScript
        case .oneLetter: token.range.count == 1
        case .latinLetter:
            token.range.count == 1 && text[token.range.lowerBound] < 0x600 && text.isLetter(at: token.range.lowerBound)
        case .letterFollows: text.isLetter(at: token.range.upperBound)
        case .unit: isUnit(index)
        case .behindLetter: text.isLetter(at: token.range.lowerBound - 1)
        case .countsFromElse:
            countsFromElse(before: index) || follows(index, .before, .after) && countsFromElse(before: index + 1)
        }
    }

    /// Whether a number is the hour of a time: "10:30".
    func isTime(at index: Int) -> Bool { isGluedMark(index + 1, ":") && isGluedNumber(index + 2) }

    private func isRangeEnd(_ index: Int) -> Bool {
        self[index - 1].isDash && self[index - 2].digitCount <= 4
            && !(self[index - 3].isMark("-/") && isGlued(index - 2))
    }
}
