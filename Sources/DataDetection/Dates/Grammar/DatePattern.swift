/// A row of the grammar: what follows what, and which fields of a moment it fills.
///
/// Rows are made of rows that exist before them, so that no reading is deeper than the grammar. The first row that fits
/// counts, and no part of a row repeats, so that a reading looks at a bounded number of tokens. Unless a row says otherwise
/// its parts stand in one line, with nothing between them but a space. A field keeps what it is told first.
indirect enum DatePattern: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// One of these marks.
    case mark(StaticString)
    case dash
    case anyWord(DateWords)
    /// A word with the value that it has.
    case value(DateWord, DatePoint.Field)
    /// A number of so many digits that is not part of a longer one.
    case number(ClosedRange<Int>, digits: ClosedRange<Int>, DatePoint.Field)
    case set(DatePoint.Field, Int)
    case sequence([DatePattern])
    case first([(start: Start, row: DatePattern)])
    case optional(DatePattern)
    case not(DatePattern)
    /// With no more than this before it.
    case behind(DateToken.Gap, DatePattern)
    case check(@Sendable (DateReader, Int, DatePoint) -> Bool)
    case reading(Start, @Sendable (DateReader, Int, inout DatePoint) -> Int?)
    /// Completes what has been read, and may take more.
    case finish(@Sendable (DateReader, Int, inout DatePoint) -> Int)

    init(arrayLiteral parts: DatePattern...) { self = .sequence(parts) }
    init(stringLiteral marks: StaticString) { self = .mark(marks) }

    static func word(_ words: DateWord...) -> Self { .anyWord(DateWords(words)) }
    static func any(_ rows: DatePattern...) -> Self { .first(rows.map { ($0.start, $0) }) }
    static func maybe(_ parts: DatePattern...) -> Self { .optional(.sequence(parts)) }
    /// Right behind what stands before it.
    static func glued(_ part: DatePattern) -> Self { .behind(.none, part) }
    /// In this line or the next one.
    static func joined(_ part: DatePattern) -> Self { .behind(.line, part) }
    /// What code reads, which starts with a number or with one of these words.
    static func read(
        _ words: DateWord..., marks: Bool = false,
        _ read: @escaping @Sendable (DateReader, Int, inout DatePoint) -> Int?
    ) -> Self {
        .reading(Start(words: DateWords(words), kinds: marks ? [.number, .mark] : .number), read)
    }

    /// What the first token of a row may be: most rows are passed over by a look at it.
    struct Start: Sendable {
        struct Kinds: OptionSet, Sendable {
            let rawValue: UInt8

            static let number = Kinds(rawValue: 1)
            static let mark = Kinds(rawValue: 2)
            /// The row may take nothing.
            static let nothing = Kinds(rawValue: 4)
        }

        var words = DateWords()
        var kinds: Kinds = []

        func admits(_ token: DateToken) -> Bool {
            kinds.contains(.nothing) || !token.words.isDisjoint(with: words)
                || token.number != nil && kinds.contains(.number) || token.mark != 0 && kinds.contains(.mark)
        }

        mutating func formUnion(_ other: Start) {
            words.formUnion(other.words)
            kinds.formUnion(other.kinds)
        }
    }

    private var start: Start {
        var start = Start()
        switch self {
        case .mark, .dash: start.kinds = .mark
        case .anyWord(let words): start.words = words
        case .value(let word, _): start.words = DateWords(word)
        case .number: start.kinds = .number
        case .reading(let other, _): start = other
        case .behind(_, let part): start = part.start
        case .first(let rows): for row in rows { start.formUnion(row.start) }
        case .optional(let part):
            start = part.start
            start.kinds.insert(.nothing)
        case .sequence(let parts):
            start.kinds = .nothing
            for part in parts where start.kinds.remove(.nothing) != nil { start.formUnion(part.start) }
        case .set, .check, .not, .finish: start.kinds = .nothing
        }
        return start
    }
}

extension DateReader {
    /// Reads what a row says from an index on.
    func read(_ pattern: DatePattern, at index: Int) -> (point: DatePoint, end: Int)? {
        var point = DatePoint()
        return end(of: pattern, at: index, behind: .other, &point).map { (point, $0) }
    }

    /// The index behind a row that starts at an index with no more than a gap before it; what it says is added to a point.
    func end(of pattern: DatePattern, at index: Int, behind gap: DateToken.Gap, _ point: inout DatePoint) -> Int? {
        switch pattern {
        case .sequence(let parts):
            let known = point
            var at = index
            for part in parts {
                guard let end = end(of: part, at: at, behind: at == index ? gap : .space, &point) else {
                    point = known
                    return nil
                }
                at = end
            }
            return at
        case .first(let rows):
            let token = self[index]
            for (start, row) in rows where start.admits(token) {
                if let end = end(of: row, at: index, behind: gap, &point) { return end }
            }
            return nil
        case .optional(let part): return end(of: part, at: index, behind: gap, &point) ?? index
        case .not(let part):
            var other = point
            return end(of: part, at: index, behind: gap, &other) == nil ? index : nil
        case .behind(let gap, let part): return end(of: part, at: index, behind: gap, &point)
        case .check(let holds): return holds(self, index, point) ? index : nil
        case .finish(let finish): return finish(self, index, &point)
        case .set(let field, let value):
            if !point.has(field) { point[field] = value }
            return index
        default: return self[index].gap <= gap ? tokenEnd(of: pattern, at: index, &point) : nil
        }
    }

    /// The same for what is a single token or is read by code.
    private func tokenEnd(of pattern: DatePattern, at index: Int, _ point: inout DatePoint) -> Int? {
        let token = self[index]
        switch pattern {
        case .mark(let marks): return token.isMark(marks) ? index + 1 : nil
        case .dash: return token.isDash ? index + 1 : nil
        case .anyWord(let words): return token.words.isDisjoint(with: words) ? nil : index + 1
        case .value(let word, let field):
            guard let value = token[word] else { return nil }
            if !point.has(field) { point[field] = value }
            return index + 1
        case .number(let values, let digits, let field):
            guard let number = token.number, values.contains(number), digits.contains(token.digitCount) else {
                return nil
            }
            if !point.has(field) { point[field] = number }
            return index + 1
        case .reading(_, let read): return read(self, index, &point)
        default: return nil
        }
    }
}
