internal import Imaging
import DocumentModel

/// Sums of a picture's channels over any rectangle, in steady time.
struct AreaSums {
    let width: Int
    let height: Int
    /// The sums of all pixels above and to the left of each grid point, channels beside each other.
    private let sums: [UInt32]

    /// Takes colour pictures of at most sixteen million pixels, more than any stretch of a line.
    init?(_ picture: Picture) {
        guard picture.channels == .rgb, picture.size.area <= 1 << 24 else { return nil }
        (width, height) = (picture.width, picture.height)
        let length = (width + 1) * 3
        var sums = [UInt32](repeating: 0, count: length * (height + 1))
        let row = picture.bytesPerRow
        sums.withUnsafeMutableBufferPointer { sums in
            picture.bytes.withUnsafeBufferPointer { bytes in
                for y in 0..<picture.height {
                    var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
                    for x in 0..<picture.width {
                        let from = y &* row &+ x &* 3
                        red &+= UInt32(bytes[from])
                        green &+= UInt32(bytes[from &+ 1])
                        blue &+= UInt32(bytes[from &+ 2])
                        let to = (y &+ 1) &* length &+ (x &+ 1) &* 3
                        sums[to] = sums[to &- length] &+ red
                        sums[to &+ 1] = sums[to &- length &+ 1] &+ green
                        sums[to &+ 2] = sums[to &- length &+ 2] &+ blue
                    }
                }
            }
        }
        self.sums = sums
    }

    /// The mean colours of the cells of a grid over a square.
    ///
    /// - Parameters:
    ///   - square: The square, which may reach beyond the picture.
    ///   - part: What is seen of the picture; around it there is only ground.
    ///   - ground: The ground.
    ///   - side: Columns and rows of the grid.
    ///   - values: Gets the colours, channels beside each other.
    func sample(
        _ square: Rectangle, within part: Rectangle, ground: GroundColour, side: Int, into values: inout [Float]
    ) {
        let stepX = square.width / Double(side)
        let stepY = square.height / Double(side)
        let minX = max(part.minX, 0)
        let maxX = min(part.maxX, Double(width))
        let minY = max(part.minY, 0)
        let maxY = min(part.maxY, Double(height))
        func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(value, high)) }
        let columns = (0...side).map { clamped(square.minX + Double($0) * stepX, minX, maxX) }
        let rows = (0...side).map { clamped(square.minY + Double($0) * stepY, minY, maxY) }
        let share = 1 / max(stepX * stepY, 1e-9)
        let channels = SIMD4<Double>(Double(ground.red), Double(ground.green), Double(ground.blue), 0)
        var above = [SIMD4<Double>](repeating: .zero, count: side + 1)
        var below = above
        sums.withUnsafeBufferPointer { sums in
            for (index, y) in rows.enumerated() {
                fill(&below, columns: columns, y: y, sums)
                if index > 0 {
                    let tall = y - rows[index - 1]
                    for column in 0..<side {
                        let sum = below[column + 1] - below[column] - above[column + 1] + above[column]
                        let seen = tall * (columns[column + 1] - columns[column]) * share
                        let mean = sum * share + channels * (1 - seen)
                        let at = ((index - 1) * side + column) * 3
                        values[at] = Float(mean.x)
                        values[at + 1] = Float(mean.y)
                        values[at + 2] = Float(mean.z)
                    }
                }
                swap(&above, &below)
            }
        }
    }

    /// The sums above a row, which may lie between two, at some columns.
    private func fill(
        _ line: inout [SIMD4<Double>], columns: [Double], y: Double, _ sums: UnsafeBufferPointer<UInt32>
    ) {
        let length = (width + 1) * 3
        let row = min(Int(y), max(height - 1, 0))
        let down = y - Double(row)
        for (index, x) in columns.enumerated() {
            let column = min(Int(x), max(width - 1, 0))
            let across = x - Double(column)
            let at = row * length + column * 3
            var result = SIMD4<Double>.zero
            for channel in 0..<3 {
                let start = at + channel
                let base = sums[start]
                let right = Double(sums[start + 3]) - Double(base)
                let under = Double(sums[start + length]) - Double(base)
                let both = Double(sums[start + length + 3]) - Double(base)
                let inner = right * across * (1 - down) + under * down * (1 - across) + both * across * down
                result[channel] = Double(base) + inner
            }
            line[index] = result
        }
    }
}
