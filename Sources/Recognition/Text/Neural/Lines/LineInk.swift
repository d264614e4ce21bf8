/// The ink of a line's strip, told from its ground: where letters really begin and end.
///
/// Ground is what most of the strip's surroundings look like, from window to window, so that a shade across a photo does not
/// count as ink. A pixel is ink where it differs from the ground by more than half of what ink and ground differ by.
struct LineInk {
    /// Columns that show the line.
    let width: Int
    /// Rows of the strip.
    let height: Int
    /// How much wider than its ink a letter looks on each side, in columns, and how much taller above and below, in rows.
    let blur: Double
    /// A byte a pixel, row by row: 1 is ink.
    private var isInk: [UInt8]

    /// Tells the ink in a strip's planes; nil where ink and ground do not differ enough to be told apart.
    ///
    /// - Parameters:
    ///   - planes: Three planes of `height` rows of `rowLength`, from -1 to 1.
    ///   - rowLength: How many columns a row has.
    ///   - width: How many of them count.
    ///   - height: How many rows a plane has.
    ///   - pixel: How many columns a pixel of the picture takes.
    init?(planes: [Float], rowLength: Int, width: Int, height: Int, pixel: Double) {
        guard width > 0, height > 0, rowLength >= width, planes.count >= 3 * height * rowLength else { return nil }
        self.width = width
        self.height = height
        let contrast = Self.contrast(planes: planes, rowLength: rowLength, width: width, height: height)
        guard let threshold = Self.threshold(of: contrast) else { return nil }
        blur = Self.blur(contrast: contrast, threshold: threshold, width: width, pixel: pixel)
        isInk = contrast.map { $0 > threshold ? 1 : 0 }
        eraseRules()
    }

    /// Erases what no letter is long enough for: rules below, above and through the text.
    private mutating func eraseRules() {
        let least = width > 2 * height ? min(3 * height, width * 19 / 20) : Int.max
        for row in 0..<height {
            var start = row * width
            let end = start + width
            while start < end {
                guard let next = isInk[start..<end].firstIndex(of: 1) else { break }
                start = isInk[next..<end].firstIndex(of: 0) ?? end
                if start - next >= least {
                    for index in next..<start { isInk[index] = 0 }
                }
            }
        }
    }

    /// How many pixels of a part of a column are ink.
    func count(column: Int, rows: Range<Int>) -> Int {
        rows.reduce(0) { $0 + Int(isInk[$1 * width + column]) }
    }

    /// How many pixels of a part of a row are ink.
    func count(row: Int, columns: Range<Int>) -> Int {
        columns.reduce(0) { $0 + Int(isInk[row * width + $1]) }
    }

    /// How much a pixel differs from the ground around it, in the channel where it differs most; 255 is black from white.
    private static func contrast(planes: [Float], rowLength: Int, width: Int, height: Int) -> [UInt8] {
        let area = height * rowLength
        let first = planes[..<area]
        let isGray = (1...2).allSatisfy { planes[$0 * area..<($0 + 1) * area].elementsEqual(first) }
        var contrast = [UInt8](repeating: 0, count: width * height)
        for plane in 0..<(isGray ? 1 : 3) {
            let channel = (0..<height).flatMap { row in
                let start = plane * area + row * rowLength
                return planes[start..<start + width].map(\.brightness)
            }
            add(channel, width: width, height: height, to: &contrast)
        }
        return contrast
    }

    private static func add(_ channel: [UInt8], width: Int, height: Int, to contrast: inout [UInt8]) {
        var histogram = BrightnessHistogram()
        var counted = 0..<0
        // Half a window overlaps the next, so that the ground goes over from one to the other in small steps.
        for start in stride(from: 0, to: width, by: height / 2) {
            let columns = start..<min(start + height / 2, width)
            let window = max(0, start - height)..<min(columns.upperBound + height, width)
            for row in stride(from: 0, to: width * height, by: width) {
                histogram.count(channel[row + counted.upperBound..<row + window.upperBound])
                histogram.uncount(channel[row + counted.lowerBound..<row + window.lowerBound])
            }
            counted = window
            let ground = histogram.median
            for row in stride(from: 0, to: width * height, by: width) {
                for index in row + columns.lowerBound..<row + columns.upperBound {
                    contrast[index] = max(contrast[index], UInt8(abs(Int(channel[index]) - ground)))
                }
            }
        }
    }

    /// The contrast that parts ink from ground best, by Otsu; nil where they lie too close together.
    private static func threshold(of contrast: [UInt8]) -> UInt8? {
        let counts = BrightnessHistogram(contrast).counts
        let total = contrast.count
        let sum = counts.indices.reduce(0) { $0 + $1 * counts[$1] }
        var (below, sumBelow) = (0, 0)
        var (best, threshold, difference) = (0.0, 0, 0.0)
        for value in counts.indices.dropLast() {
            below += counts[value]
            sumBelow += value * counts[value]
            guard below > 0, below < total else { continue }
            let distance = Double(sum - sumBelow) / Double(total - below) - Double(sumBelow) / Double(below)
            let variance = Double(below) * Double(total - below) * distance * distance
            if variance > best { (best, threshold, difference) = (variance, value, distance) }
        }
        return difference >= leastContrast ? UInt8(threshold) : nil
    }

    /// How much ink and ground differ at least, in steps of brightness: below, noise would be taken for ink.
    private static let leastContrast = 24.0
}
