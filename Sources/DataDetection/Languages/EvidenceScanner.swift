/// Reads a text once for what tells its languages and countries.
struct EvidenceScanner {
    /// A line that is not empty.
    struct Line {
        /// The offset behind it and the empty lines that follow it.
        var end: Int
        var votes: LanguageVotes
        /// Whether an empty line stands before it.
        var isParted: Bool
    }

    /// A country that something at an offset speaks for.
    struct NamedCountry {
        let offset: Int
        let index: Int
        let weight: Int
    }

    let text: ScannedText
    private(set) var lines: [Line] = []
    private(set) var countries: [NamedCountry] = []
    private(set) var provenOrder: DateOrder?

    private let words = LanguageWords.shared
    private let names = CountryNames.shared

    init(text: ScannedText) {
        self.text = text
    }

    mutating func scan() {
        var line = OpenLine()
        text.forEachPiece { piece in
            switch piece {
            case .word(let range, let hash, let isASCII): word(range, hash, isASCII: isASCII, in: &line)
            case .sign(let offset): sign(at: offset, in: &line)
            case .lineEnd(let offset): end(&line, at: offset, next: text.nextLine(at: offset) ?? offset + 1)
            }
        }
        end(&line, at: text.count, next: text.count)
        for start in text.numberStarts { number(at: start) }
        countries.sort { ($0.offset, $0.index) < ($1.offset, $1.index) }
    }

    /// The line that is being read.
    private struct OpenLine {
        var start = 0
        var votes = LanguageVotes()
        var scripts = ScriptCounts()
        var isParted = false
    }

    private mutating func end(_ line: inout OpenLine, at end: Int, next: Int) {
        if end - line.start <= 2, (line.start..<end).allSatisfy({ text[$0].isSpace }) {
            line.isParted = true
            line.start = next
            if !lines.isEmpty { lines[lines.count - 1].end = next }
            return
        }
        line.scripts.vote(&line.votes)
        lines.append(Line(end: next, votes: line.votes, isParted: line.isParted))
        line = OpenLine(start: next)
    }

    private mutating func word(
        _ range: Range<Int>, _ hash: LanguageWords.Hash, isASCII: Bool, in line: inout OpenLine
    ) {
        let (start, end) = (range.lowerBound, range.upperBound)
        if !isASCII { for offset in range where text[offset] > 0x7F { letter(at: offset, in: &line) } }
        // A letter before a full stop is a word cut short, letters beside a digit are a code or a unit.
        let isInitial = range.count == 1 && text[end] == UInt16(ascii: ".")
        if !isInitial, let entry = words.entry(hash), !text.isNumber(at: start - 1), !text.isNumber(at: end) {
            line.votes.add(entry.votes)
            if entry.startsName { name(at: start) }
        }
        if text.folded(at: end) == UInt16(ascii: "'") {
            var hash = hash
            hash.add(UInt16(ascii: "'"))
            if let entry = words.entry(hash) { line.votes.add(entry.votes) }
        }
        if range.count == 2 { domain(endingAt: end, from: start) }
    }

    private func letter(at offset: Int, in line: inout OpenLine) {
        line.scripts.count(text[offset])
        LetterVotes.shared.add(text[offset], to: &line.votes)
    }

    /// A sign, or a character of a script without spaces.
    private mutating func sign(at offset: Int, in line: inout OpenLine) {
        letter(at: offset, in: &line)
        name(at: offset)
    }

    private mutating func name(at offset: Int) {
        guard let (_, meaning) = names.name(in: text, at: offset) else { return }
        for country in meaning.countries { add(country, at: offset, weight: meaning.weight) }
    }

    private mutating func add(_ country: Int, at offset: Int, weight: Int) {
        countries.append(NamedCountry(offset: offset, index: country, weight: weight))
    }

    private mutating func add(_ code: String, at offset: Int, weight: Int) {
        guard let index = Country.index[code] else { return }
        add(index, at: offset, weight: weight)
    }

    /// A country's ending of a domain: "example.de".
    private mutating func domain(endingAt end: Int, from start: Int) {
        guard text[start - 1] == UInt16(ascii: "."), text[start - 2].isASCIIAlphanumeric,
            text[start].isASCIILowercase, text[start + 1].isASCIILowercase, !text[end].isASCIIDigit,
            !(text[end] == UInt16(ascii: ".") && text.isWord(at: end + 1))
        else { return }
        let code = text.string(in: start..<end)
        guard let index = Country.domains[code] else { return }
        add(index, at: start, weight: 4)
    }

    private mutating func number(at start: Int) {
        let shape = NumberEvidence(text: text, start: start)
        for (code, weight) in shape.countries { add(code, at: start, weight: weight) }
        provenOrder = provenOrder ?? shape.order
    }
}
