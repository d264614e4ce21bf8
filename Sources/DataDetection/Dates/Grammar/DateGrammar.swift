/// A row of the grammar as `DateGrammar` keeps it: its parts are numbers of other rows, and it is copied without cost.
enum DateStep: Hashable, Sendable {
    case mark(SIMD8<UInt16>)
    case word(DateWords)
    case strong(DateWord)
    case value(DateWord, DatePoint.Field)
    case valued(DateWord, Int)
    case number(ClosedRange<Int>, digits: ClosedRange<Int>, DatePoint.Field?)
    case words(ClosedRange<Int>, DatePoint.Field)
    case set(DatePoint.Field, Int)
    case has(DateFields)
    case within(DatePoint.Field, ClosedRange<Int>)
    case check(DateCondition)
    case reading(DateReading)
    case sequence(Range<Int>)
    case first(Range<Int>)
    case optional(Int)
    case not(Int)
    case behind(DateToken.Gap, Int)
    case after(Int)
    case adding(Int)
    case until(Int)
}

/// The rows with which readers start, and all that they are made of, each once.
struct DateGrammar: Sendable {
    static let all = DateGrammar(DateRow.allCases.map(\.pattern))

    private(set) var steps: [DateStep] = []
    /// The numbers of the parts of sequences and choices.
    private(set) var parts: [Int] = []
    /// What each row may start with.
    private(set) var starts: [DateStart] = []
    /// The numbers of the rows that it is made for.
    private(set) var rows: [Int] = []

    init(_ patterns: [DatePattern]) {
        var known: [DateStep: Int] = [:]
        var lists: [[Int]: Range<Int>] = [:]
        rows = patterns.map { number(of: $0, &known, &lists) }
    }

    private mutating func number(
        of pattern: DatePattern, _ known: inout [DateStep: Int], _ lists: inout [[Int]: Range<Int>]
    ) -> Int {
        func one(_ part: DatePattern) -> Int { number(of: part, &known, &lists) }
        func list(_ patterns: [DatePattern]) -> Range<Int> {
            let numbers = patterns.map(one)
            if let range = lists[numbers] { return range }
            parts += numbers
            lists[numbers] = parts.count - numbers.count..<parts.count
            return parts.count - numbers.count..<parts.count
        }
        let step: DateStep =
            switch pattern {
            case .step(let step): step
            case .sequence(let patterns): .sequence(list(patterns))
            case .first(let patterns): .first(list(patterns))
            case .optional(let part): .optional(one(part))
            case .not(let part): .not(one(part))
            case .behind(let gap, let part): .behind(gap, one(part))
            case .after(let part): .after(one(part))
            case .adding(let part): .adding(one(part))
            case .until(let part): .until(one(part))
            }
        if let number = known[step] { return number }
        starts.append(start(of: step))
        steps.append(step)
        known[step] = steps.count - 1
        return steps.count - 1
    }

    private func start(of step: DateStep) -> DateStart {
        switch step {
        case .mark(let marks): DateStart(marks.indices.reduce([]) { $0.union(DateTokens(mark: marks[$1])) })
        case .word(let words): DateStart(DateTokens(words))
        case .strong(let word), .value(let word, _), .valued(let word, _): DateStart(DateTokens(DateWords(word)))
        case .number: DateStart(.number)
        case .words: DateReading.yearInWords.start
        case .reading(let reading): reading.start
        case .behind(_, let part), .until(let part), .adding(let part): starts[part]
        case .optional(let part): starts[part].union(.nothing)
        case .first(let rows): rows.reduce(DateStart([], second: [])) { $0.union(starts[parts[$1]]) }
        case .sequence(let range): range.reduce(.nothing) { $0.followed(by: starts[parts[$1]]) }
        case .set, .check, .not, .after, .has, .within: .nothing
        }
    }
}

/// What the first two tokens of a row may be: most rows are passed over by a look at them.
struct DateStart: Sendable {
    /// That of a row that takes nothing.
    static let nothing = DateStart(.all, second: [])

    /// All where the row may take nothing.
    private let first: DateTokens
    /// All where the row may take one token alone.
    private let second: DateTokens

    init(_ first: DateTokens, second: DateTokens = .all) { (self.first, self.second) = (first, second) }

    func admits(_ token: DateTokens, _ next: DateTokens) -> Bool {
        first.contains(.all) || !first.isDisjoint(with: token) && !second.isDisjoint(with: next)
    }

    func union(_ other: DateStart) -> DateStart {
        DateStart(first.union(other.first), second: second.union(other.second))
    }

    /// The start of a row with another one behind it.
    func followed(by other: DateStart) -> DateStart {
        func followed(_ tokens: DateTokens) -> DateTokens {
            tokens.contains(.all) ? tokens.subtracting(.all).union(other.first) : tokens
        }
        let next = followed(second)
        return DateStart(followed(first), second: first.contains(.all) ? next.union(other.second) : next)
    }
}
