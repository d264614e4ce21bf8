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
        if text.isNumber(at: offset) { return offset }
        while index < numberStarts.count, numberStarts[index] < offset { index += 1 }
        return index < numberStarts.count ? max(offset, numberStarts[index] - reach) : nil
    }
}
