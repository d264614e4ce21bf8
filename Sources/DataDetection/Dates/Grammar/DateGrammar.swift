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
        case .mark: return DateStart(kinds: .mark)
        case .word(let words): return DateStart(words: words)
        case .strong(let word), .value(let word, _), .valued(let word, _): return DateStart(words: DateWords(word))
        case .number: return DateStart(kinds: .number)
        case .words: return DateStart(words: DateWords(.number))
        case .reading(let reading): return reading.start
        case .behind(_, let part), .until(let part): return starts[part]
        case .optional(let part): return starts[part].union(DateStart(kinds: .nothing))
        case .first(let rows): return rows.reduce(DateStart()) { $0.union(starts[parts[$1]]) }
        case .sequence(let range):
            var start = DateStart(kinds: .nothing)
            for part in range where start.kinds.remove(.nothing) != nil { start = start.union(starts[parts[part]]) }
            return start
        case .set, .adding, .check, .not, .after, .has, .within: return DateStart(kinds: .nothing)
        }
    }
}

/// What the first token of a row may be: most rows are passed over by a look at it.
struct DateStart: Sendable {
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

    func union(_ other: DateStart) -> DateStart {
        DateStart(words: words.union(other.words), kinds: kinds.union(other.kinds))
    }
}
