/// What contents draw, counted from their operators alone: never less than they do.
struct DrawnContents {
    /// What takes the reader of a page some time, in a unit of its own: an operator counts 1.
    private(set) var weight = 0.0
    /// How often what is painted finds itself in a state, how many bytes of text, and how often each object is drawn in it; nil
    /// for an object whose name is not known.
    private(set) var paints: [DrawingState: Double] = [:]
    private(set) var shownBytes: [DrawingState: Double] = [:]
    private(set) var objects: [Object: Double] = [:]

    struct Object: Hashable {
        let name: String?
        let state: DrawingState
    }

    /// Forms take PDFium more than anything else.
    static let formWeight = 16.0

    /// How many combinations of what is drawn and how are told apart.
    static let mostKinds = 100_000

    /// - Parameters:
    ///   - bytes: The contents.
    ///   - limit: How much they may draw.
    /// - Throws: `StreamTooLong` where that is more, or there are too many things to tell apart.
    init(_ bytes: [UInt8], limit: Double = .infinity) throws(StreamTooLong) {
        var reader = DrawnContentsReader(bytes)
        try reader.read(limit: limit)
        // PDFium reads blanks, too.
        weight = reader.weight + Double(bytes.count) / 32
        (paints, shownBytes, objects) = (reader.paints, reader.shownBytes, reader.objects)
    }
}

/// Counts operator by operator. Where PDFium may understand contents otherwise, any choice may hold from there on.
private struct DrawnContentsReader {
    var weight = 0.0
    var paints: [DrawingState: Double] = [:]
    var shownBytes: [DrawingState: Double] = [:]
    var objects: [DrawnContents.Object: Double] = [:]

    private let bytes: [UInt8]
    private var scan: ContentScan
    private var state = DrawingState()
    private var kept: [DrawingState] = []
    private var isUnknown = false
    private var brackets: [UInt8] = []
    private var halfBracketEnd: Int?
    /// Operands since the last operator: how many, and the last two.
    private var operandCount = 0
    private var last: Range<Int>?
    private var secondLast: Range<Int>?
    /// What was counted in the state as it is.
    private var (painted, shown) = (0.0, 0.0)

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan = ContentScan(bytes, skipsImages: false)
    }

    private var kinds: Int { paints.count + shownBytes.count + objects.count }

    mutating func read(limit: Double) throws(StreamTooLong) {
        while let token = scan.next() {
            guard weight <= limit, kinds <= DrawnContents.mostKinds else { throw StreamTooLong() }
            switch token {
            case .operand(let range, _): take(range)
            case .operation(let range):
                if !brackets.isEmpty, !isValue(range) { lose() }
                if brackets.isEmpty || isUnknown { operate(range) }
            }
        }
        settle()
    }

    private mutating func take(_ range: Range<Int>) {
        if scan.isAdrift { shown += Double(range.count) }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "("): text(range.count - 2)
        case UInt8(ascii: "<"):
            if range.count == 2, bytes[range.upperBound - 1] == UInt8(ascii: "<") {
                open(UInt8(ascii: "<"))
            } else {
                text(range.count / 2)
            }
        case UInt8(ascii: "["): open(UInt8(ascii: "["))
        case UInt8(ascii: ">"):
            // The other half of the bracket is a piece of its own.
            if halfBracketEnd == range.lowerBound { close(UInt8(ascii: "<")) }
            halfBracketEnd = halfBracketEnd == range.lowerBound ? nil : range.upperBound
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        default: break
        }
        operandCount += brackets.isEmpty ? 1 : 0
        (secondLast, last) = (last, range)
    }

    private mutating func text(_ count: Int) {
        shown += Double(max(count, 0))
        weight += Double(max(count, 0))
    }

    private mutating func open(_ bracket: UInt8) {
        // PDFium goes no deeper than some hundred.
        if brackets.count < 100 { brackets.append(bracket) } else { lose() }
    }

    private mutating func close(_ bracket: UInt8) {
        if brackets.popLast() != bracket { lose() }
    }

    /// Whether it is one of the words that are values.
    private func isValue(_ range: Range<Int>) -> Bool {
        ["true", "false", "null"].contains { bytes[range].elementsEqual($0.utf8) }
    }

    /// From here on, any choice may hold.
    private mutating func lose() {
        guard !isUnknown else { return }
        settle()
        isUnknown = true
        state = .unknown
    }

    /// Counts what was painted in the state as it is, before it becomes another.
    private mutating func settle() {
        if painted > 0 { paints[state, default: 0] += painted }
        if shown > 0 { shownBytes[state, default: 0] += shown }
        (painted, shown) = (0, 0)
    }

    private mutating func change(_ change: (inout DrawingState) -> Void) {
        guard !isUnknown else { return }
        var next = state
        change(&next)
        guard next != state else { return }
        settle()
        state = next
    }

    private func name(_ range: Range<Int>?) -> String? {
        // Longer names are cut, and those with a number sign are written otherwise than they read.
        guard let range, bytes[range.lowerBound] == UInt8(ascii: "/"), range.count < 128,
            !bytes[range].contains(where: { $0 == UInt8(ascii: "#") || $0 > 0x7E })
        else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    private mutating func operate(_ range: Range<Int>) {
        if scan.isAdrift {
            lose()
            shown += Double(range.count)
        }
        weight += 1
        switch Operator(bytes[range]) {
        case .paint:
            painted += 1
            weight += 3
        case .show:
            painted += 1
            weight += 7
        case .object:
            painted += 1
            weight += DrawnContents.formWeight
            objects[.init(name: name(last), state: state), default: 0] += 1
        case .save:
            weight += 3
            if kept.count < 10_000 { kept.append(state) } else { lose() }
        case .restore: if let before = kept.popLast() { change { $0 = before } }
        case .fillColor: if isName(last) { choose(\.fill, name(last)) }
        case .strokeColor: if isName(last) { choose(\.stroke, name(last)) }
        case .fillDevice(let count): if count == 1 || operandCount == count { change { $0.fill = .nothing } }
        case .strokeDevice(let count): if count == 1 || operandCount == count { change { $0.stroke = .nothing } }
        case .graphics: choose(\.mask, name(last))
        case .font:
            let name = name(secondLast)
            change { $0.font = name.map { .name($0, .nothing) } ?? .any }
        case .other: break
        }
        (operandCount, last, secondLast) = (0, nil, nil)
    }

    private func isName(_ range: Range<Int>?) -> Bool {
        range.map { bytes[$0.lowerBound] == UInt8(ascii: "/") } ?? false
    }

    private mutating func choose(
        _ path: WritableKeyPath<DrawingState, DrawingState.Choice>, _ name: String?
    ) {
        change { state in state[keyPath: path] = name.map { state[keyPath: path].choosing($0) } ?? .any }
    }
}

/// What an operator means here.
private enum Operator {
    case paint, show, object, save, restore, fillColor, strokeColor, graphics, font, other
    /// Those that take a number of operands, and choose a color of the device's.
    case fillDevice(Int)
    case strokeDevice(Int)

    init(_ word: ArraySlice<UInt8>) {
        guard word.count <= 4 else {
            self = .other
            return
        }
        self = Self.meanings[word.reduce(0) { $0 << 8 | UInt32($1) }] ?? .other
    }

    private static let meanings: [UInt32: Operator] = {
        var meanings: [UInt32: Operator] = [:]
        func add(_ words: String, _ meaning: Operator) {
            for word in words.split(separator: " ") { meanings[word.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = meaning }
        }
        add("f F f* B B* b b* S s sh BI", .paint)
        add("Tj TJ ' \"", .show)
        add("Do", .object)
        add("q", .save)
        add("Q", .restore)
        add("scn sc", .fillColor)
        add("SCN SC", .strokeColor)
        add("gs", .graphics)
        add("Tf", .font)
        for (words, count) in [("g", 1), ("rg", 3), ("k", 4)] {
            add(words, .fillDevice(count))
            add(words.uppercased(), .strokeDevice(count))
        }
        return meanings
    }()
}
