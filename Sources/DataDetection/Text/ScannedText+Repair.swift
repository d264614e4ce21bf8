/// A stretch of a text with digits in place of letters that look like them.
struct RepairedText {
    let text: ScannedText
    /// Where the stretch starts in the whole text.
    let start: Int
    /// The places in the stretch that differ from the text as read, in order.
    let places: [Int]

    /// Whether one of the places lies in a range of the stretch.
    func isRepaired(in range: Range<Int>) -> Bool { places.contains { range.contains($0) } }
}

/// What is read from a picture has letters that look like digits where digits are meant: "2O16", "l0.0.0.1".
extension ScannedText {
    /// The stretches around letters that stand among digits and look like them, with digits in their place.
    ///
    /// "B12" and "5S" mean themselves: whoever reads the repaired text takes from it only what proves to be right.
    var repairs: [RepairedText] {
        var stretches: [(range: Range<Int>, places: [Int])] = []
        for place in lookalikePlaces {
            let range = max(0, place - Self.context)..<min(count, place + Self.context)
            if let last = stretches.last, range.lowerBound <= last.range.upperBound,
                last.places.count < Self.maximumPlaces
            {
                stretches[stretches.count - 1].range = last.range.lowerBound..<range.upperBound
                stretches[stretches.count - 1].places.append(place)
            } else {
                stretches.append((range, [place]))
            }
        }
        return stretches.map { range, places in
            let places = places.map { $0 - range.lowerBound }
            return RepairedText(text: stretch(range, replacing: places), start: range.lowerBound, places: places)
        }
    }

    private var lookalikePlaces: [Int] {
        var places: [Int] = []
        var runEnd = 0
        for start in numberStarts where start >= runEnd {
            var first = start
            while first > runEnd, start - first < Self.maximumRun, isRepairable(at: first - 1) { first -= 1 }
            runEnd = start
            var digits = 0
            var letters = (first..<start).count { self[$0].lookalike != nil }
            while isRepairable(at: runEnd) {
                if self[runEnd].isASCIIDigit { digits += 1 } else if self[runEnd].lookalike != nil { letters += 1 }
                runEnd += 1
            }
            if letters > 0, digits >= letters, !isWord(at: first - 1), !isWord(at: runEnd) {
                places += (first..<runEnd).filter { self[$0].lookalike != nil }
            }
            // Not the same digit again where none can be repaired: "٣".
            runEnd = max(runEnd, start + 1)
        }
        return places
    }

    /// How much around a place is read: the longest code, and the words before it that say what it is.
    private static let context = 160
    /// How many places are read together; what is close to no end is read in pieces that overlap.
    private static let maximumPlaces = 64

    /// How far a run of digits and what looks like them is followed back.
    private static let maximumRun = 64

    private func isRepairable(at offset: Int) -> Bool {
        let unit = self[offset]
        return unit.isASCIIDigit || unit.lookalike != nil || unit.isOne(of: ".,:/-")
    }
}

extension UInt16 {
    /// The digit that a letter is taken for or that is taken for it.
    var lookalike: UInt16? {
        switch self {
        case 0x4F, 0x6F: 0x30  // O, o
        case 0x49, 0x6C, 0x7C: 0x31  // I, l, |
        case 0x53: 0x35  // S
        case 0x42: 0x38  // B
        default: nil
        }
    }
}
