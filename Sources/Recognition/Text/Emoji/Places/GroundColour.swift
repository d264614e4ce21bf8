internal import Imaging

/// The colour that something stands on.
struct GroundColour: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The channel by which a pixel differs most.
    func distance(red: UInt8, green: UInt8, blue: UInt8) -> Int {
        max(
            abs(Int(self.red) - Int(red)), abs(Int(self.green) - Int(green)), abs(Int(self.blue) - Int(blue)))
    }

    /// The colour that most of some pixels have, or nearly; nil where there are none.
    ///
    /// - Parameter pixels: Red, green and blue of each.
    init?(mostOf pixels: [SIMD3<UInt8>]) {
        guard !pixels.isEmpty else { return nil }
        var counts: [SIMD3<UInt8>: Int] = [:]
        for pixel in pixels { counts[pixel &>> 4, default: 0] += 1 }
        // The least colour decides between equals, so that the answer does not change from run to run.
        guard
            let (bin, _) = counts.max(by: { ($0.value, $1.key.order) < ($1.value, $0.key.order) })
        else { return nil }
        let middle = bin &<< 4 &+ 8
        let near = pixels.filter { pixel in (0..<3).allSatisfy { abs(Int(pixel[$0]) - Int(middle[$0])) <= 14 } }
        self.init(medianOf: near)
    }

    /// The median of each channel; nil where there are no pixels.
    init?(medianOf pixels: [SIMD3<UInt8>]) {
        guard !pixels.isEmpty else { return nil }
        var counts = [Int](repeating: 0, count: 3 * 256)
        for pixel in pixels {
            counts[Int(pixel.x)] &+= 1
            counts[256 &+ Int(pixel.y)] &+= 1
            counts[512 &+ Int(pixel.z)] &+= 1
        }
        let channels = (0..<3).map { channel in
            var seen = 0
            return (0...255).first { (value: UInt8) in
                seen += counts[channel * 256 + Int(value)]
                return seen > pixels.count / 2
            }
        }
        guard let red = channels[0], let green = channels[1], let blue = channels[2] else { return nil }
        self.init(red: red, green: green, blue: blue)
    }

    init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }
}

extension SIMD3<UInt8> {
    fileprivate var order: Int { Int(x) << 16 | Int(y) << 8 | Int(z) }
}

extension Picture {
    /// The pixel in a column and a row of a colour picture, which has to have them.
    func pixel(_ column: Int, _ row: Int) -> SIMD3<UInt8> {
        let at = row * bytesPerRow + column * 3
        return SIMD3(bytes[at], bytes[at + 1], bytes[at + 2])
    }
}
