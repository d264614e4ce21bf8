internal import Imaging

extension Picture {
    /// Whether all but the outermost hundredths of the brightnesses lie within a quarter of the scale.
    var isFaint: Bool { usedRange.count < 64 }

    /// The picture with its brightnesses, but for the outermost hundredths, spread over the whole scale.
    func stretched() -> Picture {
        let range = usedRange
        let curve = (0..<256).map { value in
            UInt8(min(max((value - range.lowerBound) * 255 / max(1, range.count - 1), 0), 255))
        }
        return Picture(size: size, channels: .gray) { target in
            for index in target.indices { target[index] = curve[Int(bytes[index])] }
        }
    }

    /// The brightnesses without the hundredth that is darkest and the one that is lightest.
    private var usedRange: ClosedRange<Int> {
        var histogram = [Int](repeating: 0, count: 256)
        // Every seventh pixel tells as much.
        for index in stride(from: 0, to: bytes.count, by: 7) { histogram[Int(bytes[index])] += 1 }
        let hundredth = histogram.reduce(0, +) / 100
        func place(in values: some Sequence<Int>) -> Int {
            var count = 0
            return values.first { value in
                count += histogram[value]
                return count > hundredth
            } ?? 0
        }
        let darkest = place(in: 0..<256)
        return darkest...max(darkest, place(in: (0..<256).reversed()))
    }

    /// The picture with contrast made much the same everywhere, by contrast-limited adaptive histogram equalisation
    /// (Zuiderveld 1994): each pixel is spread by what is around it, so that shadow and glare matter less.
    ///
    /// The squares that are spread alike have sides of at least `tile` pixels.
    func equalized(tile: Int) -> Picture {
        let columns = min(max(1, width / max(1, tile)), 16)
        let rows = min(max(1, height / max(1, tile)), 16)
        let curves = curves(columns: columns, rows: rows)
        let (across, down) = (places(along: width, tiles: columns), places(along: height, tiles: rows))
        return Picture(size: size, channels: .gray) { result in
            bytes.withUnsafeBufferPointer { source in
                curves.withUnsafeBufferPointer { curves in
                    for y in 0..<height {
                        let vertical = down[y]
                        let (above, below) = (vertical.first * columns, vertical.second * columns)
                        for x in 0..<width {
                            let horizontal = across[x]
                            let value = Int(source[y * width + x])
                            func curve(_ tile: Int) -> Int32 { Int32(curves[tile << 8 | value]) }
                            let (left, right) = (horizontal.first, horizontal.second)
                            let upper =
                                curve(above + left) &* (256 &- horizontal.share) &+ curve(above + right)
                                &* horizontal.share
                            let lower =
                                curve(below + left) &* (256 &- horizontal.share) &+ curve(below + right)
                                &* horizontal.share
                            let mixed = upper &* (256 &- vertical.share) &+ lower &* vertical.share
                            result[y * width + x] = UInt8(truncatingIfNeeded: mixed >> 16)
                        }
                    }
                }
            }
        }
    }

    /// For each tile what becomes of each brightness: its rank in the tile, steep slopes made flatter.
    private func curves(columns: Int, rows: Int) -> [UInt8] {
        var curves = [UInt8](repeating: 0, count: columns * rows * 256)
        for row in 0..<rows {
            for column in 0..<columns {
                let (top, bottom) = (row * height / rows, (row + 1) * height / rows)
                let (left, right) = (column * width / columns, (column + 1) * width / columns)
                var histogram = [Int](repeating: 0, count: 256)
                bytes.withUnsafeBufferPointer { source in
                    for y in top..<bottom {
                        for x in left..<right { histogram[Int(source[y * width + x])] += 1 }
                    }
                }
                let count = (bottom - top) * (right - left)
                // Three times the even share: more would raise noise where there is nothing else.
                let limit = max(1, 3 * count / 256)
                let excess = histogram.reduce(0) { $0 + max(0, $1 - limit) }
                var rank = 0
                for value in 0..<256 {
                    rank += min(histogram[value], limit)
                    // What was cut off is handed out evenly.
                    let share = rank * 256 + excess * (value + 1)
                    curves[(row * columns + column) << 8 | value] = UInt8(min(255, share * 255 / max(1, count * 256)))
                }
            }
        }
        return curves
    }

    /// The two tiles between whose centres a place lies, and how much the second counts, in 1/256.
    private func places(along length: Int, tiles: Int) -> [(first: Int, second: Int, share: Int32)] {
        (0..<length).map { place in
            let at = (Double(place) + 0.5) * Double(tiles) / Double(length) - 0.5
            let first = Int(max(0, at))
            let second = min(first + 1, tiles - 1)
            return (first, second, Int32(max(0, at - Double(first)) * 256))
        }
    }
}
