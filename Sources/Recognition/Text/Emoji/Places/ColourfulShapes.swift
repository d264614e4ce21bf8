internal import Imaging
import DocumentModel

/// Shapes that stand alone on plain grounds and are about as large as text: emoji that nothing was read of.
enum ColourfulShapes {
    /// The upright places of shapes beside the text of a picture, in no order; none where the picture has no plain grounds, or
    /// so many shapes that they are a pattern.
    static func places(in picture: Picture, apartFrom readings: [LineReading]) -> [Rectangle] {
        let heights = readings.filter { !$0.isSuspect }.compactMap { $0.words.first?.quad.height }.sorted()
        let usual = heights.isEmpty ? Double(picture.height) / 24 : heights[heights.count / 2]
        guard usual >= 6 else { return [] }
        // Ten samples to the height of text tell a shape from a ground.
        let step = max(1, Int(usual / 10))
        let (width, height) = (picture.width / step, picture.height / step)
        guard width > 4, height > 4 else { return [] }
        var bins = [UInt16](repeating: 0, count: width * height)
        var counts = [Int](repeating: 0, count: 4096)
        picture.bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let at = row &* step &* picture.bytesPerRow &+ column &* step &* 3
                    let bin =
                        Int(bytes[at] >> 4) << 8 | Int(bytes[at &+ 1] >> 4) << 4 | Int(bytes[at &+ 2] >> 4)
                    bins[row &* width &+ column] = UInt16(truncatingIfNeeded: bin)
                    counts[bin] &+= 1
                }
            }
        }
        let grounds = grounds(counts, of: width * height)
        guard let grounds else { return [] }
        var isInk = bins.map { !grounds[Int($0)] }
        for reading in readings where !reading.isSuspect {
            let box = reading.quad.boundingBox
            let columns = clamped(box.minX, box.maxX, step: step, count: width)
            for row in clamped(box.minY, box.maxY, step: step, count: height) {
                for column in columns { isInk[row * width + column] = false }
            }
        }
        let least = 0.7 * usual / Double(step)
        let boxes = InkPieces.boxes(width: width, height: height) { isInk[$1 * width + $0] }.filter { box in
            // From a little less than a letter to an emoji that is shown large; several may touch.
            box.height >= least && box.height <= 9 * least && box.width >= 0.6 * box.height
                && box.width <= 12 * box.height
                && box.minX > 0 && box.minY > 0 && box.maxX < Double(width) && box.maxY < Double(height)
        }
        guard boxes.count <= most else { return [] }
        let size = Double(step)
        return boxes.map { box in
            Rectangle(
                minX: box.minX * size, minY: box.minY * size, maxX: box.maxX * size, maxY: box.maxY * size)
        }
    }

    /// More shapes are a pattern.
    private static let most = 60
    /// A colour is a ground where so much of the picture has it, and plain grounds fill so much of it together.
    private static let leastShare = 0.02
    private static let leastPlain = 0.5

    /// Which colours are those of grounds, or near them; nil where there are no plain ones.
    private static func grounds(_ counts: [Int], of total: Int) -> [Bool]? {
        var grounds = [Bool](repeating: false, count: counts.count)
        var plain = 0
        for (bin, count) in counts.enumerated() where Double(count) > leastShare * Double(total) {
            plain += count
            let (red, green, blue) = (bin >> 8, bin >> 4 & 15, bin & 15)
            for near in 0..<27 {
                let (r, g, b) = (red + near / 9 - 1, green + near / 3 % 3 - 1, blue + near % 3 - 1)
                if (0...15).contains(r), (0...15).contains(g), (0...15).contains(b) {
                    grounds[r << 8 | g << 4 | b] = true
                }
            }
        }
        return Double(plain) > leastPlain * Double(total) ? grounds : nil
    }

    private static func clamped(_ start: Double, _ end: Double, step: Int, count: Int) -> Range<Int> {
        guard start.isFinite, end.isFinite else { return 0..<0 }
        let first = Int(max(0, min(start / Double(step), Double(count))))
        let last = Int(max(0, min((end / Double(step)).rounded(.up), Double(count))))
        return first..<max(first, last)
    }
}
