/// How many pixels have each brightness.
struct BrightnessHistogram {
    private(set) var counts = [Int](repeating: 0, count: 256)
    private(set) var total = 0

    init() {}

    init(_ pixels: some Sequence<UInt8>) {
        count(pixels)
    }

    mutating func count(_ pixels: some Sequence<UInt8>) {
        for value in pixels {
            counts[Int(value)] += 1
            total += 1
        }
    }

    /// Takes pixels out that were counted.
    mutating func uncount(_ pixels: some Sequence<UInt8>) {
        for value in pixels {
            counts[Int(value)] -= 1
            total -= 1
        }
    }

    /// The brightness at a rank, the darkest pixel being at rank 0; 255 beyond the last.
    func brightness(atRank rank: Int) -> Int {
        var sum = 0
        return counts.firstIndex { count in
            sum += count
            return sum > rank
        } ?? 255
    }

    /// Half of the pixels are not brighter than this.
    var median: Int { brightness(atRank: total / 2) }
}

extension Float {
    /// The brightness that a network is given as a value from -1 to 1.
    var brightness: UInt8 { UInt8(min(max((self + 1) * 127.5, 0), 255)) }
}
