internal import DocumentModel

extension GrayPlane {
    /// The picture drawn at another size.
    ///
    /// One triangular filter does for both directions: it interpolates linearly when enlarging, and is stretched
    /// by the reduction when shrinking, which blurs just enough to keep bars from aliasing.
    func resized(to target: PixelSize) -> GrayPlane {
        guard target.width > 0, target.height > 0, width > 0, height > 0 else { return self }
        let columns = Taps(from: width, to: target.width)
        let rows = Taps(from: height, to: target.height)
        var narrowed = [UInt16](repeating: 0, count: target.width * height)
        bytes.withUnsafeBufferPointer { source in
            for y in 0..<height {
                let row = y * width
                for x in 0..<target.width {
                    var sum: UInt32 = 1 << 7
                    for tap in columns.starts[x]..<columns.starts[x + 1] {
                        sum &+=
                            UInt32(source[row + columns.firsts[x] + tap - columns.starts[x]]) &* columns.weights[tap]
                    }
                    narrowed[y * target.width + x] = UInt16(truncatingIfNeeded: sum >> 8)
                }
            }
        }
        var result = [UInt8](repeating: 0, count: target.width * target.height)
        var sums = [UInt32](repeating: 0, count: target.width)
        for y in 0..<target.height {
            for x in 0..<target.width { sums[x] = 1 << 23 }
            for tap in rows.starts[y]..<rows.starts[y + 1] {
                let row = (rows.firsts[y] + tap - rows.starts[y]) * target.width
                let weight = rows.weights[tap]
                for x in 0..<target.width { sums[x] &+= UInt32(narrowed[row + x]) &* weight }
            }
            for x in 0..<target.width { result[y * target.width + x] = UInt8(truncatingIfNeeded: sums[x] >> 24) }
        }
        return GrayPlane(size: target, bytes: result)
    }
}

/// For each place along one axis of the target, the source places that flow into it, with weights of sum 2^16.
private struct Taps {
    /// Index of a target place's first weight; one more than there are places.
    var starts = [0]
    /// The source place of a target place's first weight.
    var firsts: [Int] = []
    var weights: [UInt32] = []

    init(from source: Int, to target: Int) {
        let scale = Double(source) / Double(target)
        let reach = max(1, scale)
        for place in 0..<target {
            let center = (Double(place) + 0.5) * scale - 0.5
            let first = max(0, Int((center - reach).rounded(.down)) + 1)
            let last = max(first, min(source - 1, Int((center + reach).rounded(.up)) - 1))
            let shares = (first...last).map { max(0, 1 - abs(Double($0) - center) / reach) }
            let sum = shares.reduce(0, +)
            var left: UInt32 = 1 << 16
            for share in shares.dropLast() {
                let weight = min(left, UInt32(share / sum * 65536))
                weights.append(weight)
                left -= weight
            }
            weights.append(left)
            firsts.append(first)
            starts.append(weights.count)
        }
    }
}
