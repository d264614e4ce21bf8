/// The stretches before the numbers of a text, for detectors of what cannot be without a digit: they skip the rest.
struct NumberNeighbourhood {
    private let numberStarts: [Int]
    private let reach: Int
    private var index = 0

    init(numberStarts: [Int], reach: Int) {
        self.numberStarts = numberStarts
        self.reach = reach
    }

    /// The first place at or behind an offset, which may not get smaller from call to call, from which the next number
    /// is in reach, or that stands in a number in `text`; `nil` if none follows.
    mutating func next(from offset: Int, in text: ScannedText) -> Int? {
        nextStretch(from: offset, in: text)?.lowerBound
    }

    /// The offsets from that place on, up to the number or as far as is known of it.
    mutating func nextStretch(from offset: Int, in text: ScannedText) -> Range<Int>? {
        if text.isNumber(at: offset) { return offset..<offset + 1 }
        while index < numberStarts.count, numberStarts[index] < offset { index += 1 }
        guard index < numberStarts.count else { return nil }
        return max(offset, numberStarts[index] - reach)..<numberStarts[index] + 1
    }
}
