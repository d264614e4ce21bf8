/// A text as the detectors read it: UTF-16 code units, so that an index is an offset in a match.
///
/// A class, for what several detectors ask about a text is found out once, when the first one asks.
final class ScannedText {
    /// What detectors ask of a unit most: they look at every unit many times.
    private struct Cell {
        let unit: UInt16
        let folded: UInt16
        let unitClass: UnitClass

        init(_ unit: UInt16, _ unitClass: UnitClass) {
            (self.unit, folded, self.unitClass) = (unit, unit.folded, unitClass)
        }

        static let ascii = (0..<0x80 as Range<UInt8>).map { Cell(UInt16($0), UnitClass(Unicode.Scalar($0))) }
    }

    private let cells: [Cell]
    /// The offsets at which digits start: most detectors look only around these.
    let numberStarts: [Int]
    /// The ASCII characters that occur.
    private let present: ASCIISet

    #if COUNTS_WORK
    private(set) var work = WorkCounter()
    #endif

    /// Where numbers of six digits or more may start: product codes, tax numbers, ISBNs.
    private(set) lazy var longNumberStarts = LongNumber.starts(in: self)

    /// Where codes of several groups of capitals and digits may start.
    private(set) lazy var codeStarts = CodeCandidate.starts(in: self)

    /// What the text says about its languages and countries.
    private(set) lazy var evidence = TextEvidence(self)

    init(_ string: String) {
        var string = string
        var numberStarts: [Int] = []
        var present = ASCIISet()
        let ascii = Cell.ascii
        cells = string.withUTF8 { bytes in
            [Cell](unsafeUninitializedCapacity: bytes.count) { buffer, count in
                var isInNumber = false
                var place = 0
                while place < bytes.count {
                    let byte = bytes[place]
                    let cell: Cell
                    if byte < 0x80 {
                        cell = ascii[Int(byte)]
                        present.insert(UInt16(byte))
                        place += 1
                    } else {
                        let scalar = Unicode.Scalar(utf8: bytes[place...])
                        place += scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
                        if scalar.value >= 0x10000 {
                            let unitClass = UnitClass(scalar)
                            let lead = Cell(UTF16.leadSurrogate(scalar), unitClass)
                            if unitClass == .number, !isInNumber { numberStarts.append(count) }
                            isInNumber = unitClass == .number
                            buffer.initializeElement(at: count, to: lead)
                            count += 1
                            cell = Cell(UTF16.trailSurrogate(scalar), unitClass)
                        } else {
                            // A picture in the text ends what stands before it, as the text's own end does.
                            let isPicture = scalar.value == 0xFFFC
                            let unit = isPicture ? 0 : UInt16(truncatingIfNeeded: scalar.value)
                            cell = Cell(unit, UnitClass(isPicture ? "\0" : scalar))
                        }
                    }
                    if cell.unitClass == .number, !isInNumber { numberStarts.append(count) }
                    isInNumber = cell.unitClass == .number
                    buffer.initializeElement(at: count, to: cell)
                    count += 1
                }
            }
        }
        self.numberStarts = numberStarts
        self.present = present
    }

    private init(cells: [Cell], numberStarts: [Int], present: ASCIISet) {
        (self.cells, self.numberStarts, self.present) = (cells, numberStarts, present)
    }

    /// Counts work on the text in builds that count it, and is nothing in others.
    @inline(__always)
    func count(work steps: Int) {
        #if COUNTS_WORK
        work.steps += steps
        #endif
    }

    /// A stretch of the text with digits in place of the letters at some places of it that look like them.
    func stretch(_ range: Range<Int>, replacing places: [Int]) -> ScannedText {
        count(work: range.count)
        var cells = Array(self.cells[range])
        var present = present
        for place in places {
            guard let digit = cells[place].unit.lookalike else { continue }
            cells[place] = Cell(digit, .number)
            present.insert(digit)
        }
        let starts = cells.indices.filter {
            cells[$0].unitClass == .number && ($0 == 0 || cells[$0 - 1].unitClass != .number)
        }
        let stretch = ScannedText(cells: cells, numberStarts: starts, present: present)
        stretch.evidence = TextEvidence(inherited: evidence.block(at: range.lowerBound), count: cells.count)
        #if COUNTS_WORK
        stretch.work = work
        #endif
        return stretch
    }

    /// The number of code units.
    var count: Int { cells.count }

    /// The unit at an offset, 0 beyond either end: a scanner may look around without asking where the text ends.
    subscript(offset: Int) -> UInt16 {
        count(work: 1)
        return offset >= 0 && offset < cells.count ? cells[offset].unit : 0
    }

    /// The unit in the form in which words are compared.
    func folded(at offset: Int) -> UInt16 {
        count(work: 1)
        return offset >= 0 && offset < cells.count ? cells[offset].folded : 0
    }

    /// Whether an ASCII character occurs anywhere.
    func contains(_ scalar: Unicode.Scalar) -> Bool { present[UInt16(truncatingIfNeeded: scalar.value)] }

    /// The offsets of the text from which the next digit is no further than `reach` away, in order.
    func offsets(before reach: Int) -> NumberNeighbourhood {
        NumberNeighbourhood(numberStarts: numberStarts, reach: reach)
    }

    /// A range without the spaces and line ends at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        let end = cells[range].lastIndex { !$0.unit.isSpace }
        return range.lowerBound..<(end ?? range.lowerBound - 1) + 1
    }

    /// The text of a range.
    func string(in range: Range<Int>) -> String {
        count(work: range.count)
        return Self.string(cells[range.clamped(to: 0..<count)].lazy.map(\.unit))
    }

    /// The text of a range without the line ends in it, for values that run on over a line end.
    func unbrokenString(in range: Range<Int>) -> String {
        count(work: range.count)
        return Self.string(cells[range.clamped(to: 0..<count)].lazy.map(\.unit).filter { !$0.isLineEnd })
    }

    /// Most of what is found is ASCII, which needs no decoding.
    private static func string(_ units: some Collection<UInt16>) -> String {
        guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
        return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    /// Whether an ASCII text stands at an offset, in either case. `text` is in lower case.
    func hasASCII(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { self[offset + $0].lowercasedASCII == UInt16(bytes[$0]) }
        }
    }

    /// The Unicode scalar that the unit at an offset is part of.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let unit = self[offset]
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let pair = UTF16.isLeadSurrogate(unit) ? (unit, self[offset + 1]) : (self[offset - 1], unit)
        guard UTF16.isLeadSurrogate(pair.0), UTF16.isTrailSurrogate(pair.1) else { return "\u{FFFD}" }
        let value = 0x10000 + ((UInt32(pair.0) - 0xD800) << 10) + (UInt32(pair.1) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Whether the unit belongs to a letter, a digit or a mark on a letter, of any script.
    func isWord(at offset: Int) -> Bool {
        count(work: 1)
        return offset >= 0 && offset < cells.count && cells[offset].unitClass != .other
    }

    /// Whether the unit belongs to a letter or a mark on a letter, of any script.
    func isLetter(at offset: Int) -> Bool {
        count(work: 1)
        return offset >= 0 && offset < cells.count && cells[offset].unitClass == .letter
    }

    /// Whether the unit is a digit or a sign with the value of a number, of any script.
    func isNumber(at offset: Int) -> Bool {
        count(work: 1)
        return offset >= 0 && offset < cells.count && cells[offset].unitClass == .number
    }

    /// Whether a word may end at an offset: no letter goes on, in a script with spaces between words.
    func isWordEnd(at offset: Int) -> Bool { self[offset - 1].isUnspacedScript || !isLetter(at: offset) }

    /// What a walk over the text meets.
    enum Piece {
        /// Letters of a script with spaces between words; whether all are ASCII.
        case word(Range<Int>, LanguageWords.Hash, isASCII: Bool)
        /// The first unit of a line end.
        case lineEnd(Int)
        /// A dollar sign, or a unit beyond ASCII that is not in a word.
        case sign(Int)
    }

    /// Visits the words, the line ends and the signs of the text in order: one look at each unit.
    func forEachPiece(_ visit: (Piece) -> Void) {
        count(work: cells.count)
        cells.withUnsafeBufferPointer { cells in
            var offset = 0
            while offset < cells.count {
                let unit = cells[offset].unit
                if cells[offset].unitClass == .letter, !unit.isUnspacedScript {
                    let start = offset
                    var hash = LanguageWords.Hash()
                    var all: UInt16 = 0
                    repeat {
                        hash.add(cells[offset].folded)
                        all |= cells[offset].unit
                        offset += 1
                    } while offset < cells.count && cells[offset].unitClass == .letter
                        && (cells[offset].unit < 0x80 || !cells[offset].unit.isUnspacedScript)
                    visit(.word(start..<offset, hash, isASCII: all < 0x80))
                } else if unit == .lineFeed || unit == .carriageReturn {
                    visit(.lineEnd(offset))
                    offset +=
                        unit == .carriageReturn && offset + 1 < cells.count && cells[offset + 1].unit == .lineFeed
                        ? 2 : 1
                } else {
                    if unit > 0x7F || unit == 0x24 { visit(.sign(offset)) }
                    offset += 1
                }
            }
        }
    }

    /// The start of the next line if a line ends at an offset: past "\n", "\r" or "\r\n".
    func nextLine(at offset: Int) -> Int? {
        guard self[offset].isLineEnd else { return nil }
        return self[offset] == .carriageReturn && self[offset + 1] == .lineFeed ? offset + 2 : offset + 1
    }

    /// The end of the line before, if a line starts at an offset.
    func previousLineEnd(at offset: Int) -> Int? {
        guard offset > 0, self[offset - 1].isLineEnd else { return nil }
        return self[offset - 1] == .lineFeed && self[offset - 2] == .carriageReturn ? offset - 2 : offset - 1
    }
}

extension Unicode.Scalar {
    /// The scalar of more than one byte with which well-formed UTF-8 starts.
    fileprivate init(utf8 bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        let lead = bytes.first ?? 0
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let first = UInt32(lead) & (0xFF >> (UInt32(length) + 1))
        let value = bytes.prefix(length).dropFirst().reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
        self = Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
