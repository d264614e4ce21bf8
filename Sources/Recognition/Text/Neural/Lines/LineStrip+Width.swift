import DocumentModel

extension LineStrip {
    /// How many columns the networks see, filled up as the strip is.
    var seenWidth: Int { Self.paddedWidth(seenLineWidth) }

    /// The planes as the networks see them, `seenWidth` columns wide.
    var seenPlanes: [Float] {
        guard seenLineWidth < lineWidth else { return planes }
        let (columns, rowLength) = (seenLineWidth, seenWidth)
        // Narrower by half at most, a column covers parts of three at most; behind the last one nothing is covered.
        let step = Float(lineWidth) / Float(columns)
        let spans = (0..<columns).map { column in
            let start = Float(column) * step
            let first = min(Int(start), lineWidth - 1)
            let share = min(Float(first + 1) - start, step)
            let next = min(step - share, 1)
            return (first: first, share: share / step, next: next / step, last: (step - share - next) / step)
        }
        var seen = [Float](repeating: 0, count: 3 * Self.height * rowLength)
        seen.withUnsafeMutableBufferPointer { seen in
            planes.withUnsafeBufferPointer { planes in
                for row in 0..<3 * Self.height {
                    let (source, target, end) = (row * width, row * rowLength, (row + 1) * width - 1)
                    for (column, span) in spans.enumerated() {
                        let place = source + span.first
                        seen[target + column] =
                            planes[place] * span.share + planes[min(place + 1, end)] * span.next
                            + planes[min(place + 2, end)] * span.last
                    }
                }
            }
        }
        return seen
    }

    /// How many of the strip's columns a step of the network stands for.
    ///
    /// - Parameter steps: How many steps the network took for what it saw.
    /// - Returns: The columns.
    func pixelsPerStep(ofAll steps: Int) -> Double {
        Double(seenWidth) / Double(max(steps, 1)) * Double(lineWidth) / Double(seenLineWidth)
    }

    /// What is cut out for a line, how many columns show it, and how many show it to the networks.
    ///
    /// - Parameters:
    ///   - line: The line's place.
    ///   - letterWidth: The usual width of its characters as a share of its height, spaces among them; nil where that is not known.
    /// - Returns: The place, and the columns before they are filled up.
    static func extent(of line: Quad, letterWidth: Double?) -> (place: Quad, width: Int, seenWidth: Int) {
        // Long lines cost most, and their letters may be a little smaller: more margin makes the strip narrower.
        let isLong = line.height > 0 && line.width > 10 * line.height
        let place = isLong ? line.widened(by: 0.07) : line
        let ratio = place.height > 0 ? place.width / place.height : 1
        let width = Int(min(max(ratio * Double(height), 8), Double(greatestWidth)).rounded(.up))
        let letters = letterWidth.map { line.width / line.height / $0 }
        return (place, width, seenWidth(of: width, letters: letters))
    }

    /// As many columns as a line may take.
    static let greatestWidth = 4096

    /// How many columns a line takes for the networks to read its letters.
    ///
    /// - Parameters:
    ///   - lineWidth: How many columns it takes as it is.
    ///   - letters: How many letters it is likely to have; nil where that is not known.
    /// - Returns: The columns, no more than it has.
    static func seenWidth(of lineWidth: Int, letters: Double?) -> Int {
        guard let letters, lineWidth >= leastWidth else { return lineWidth }
        let natural = Double(lineWidth)
        let columns = Int(min(max(columnsPerCharacter * letters, leastShare * natural), natural))
        // What would be filled up, letters take; a sixteenth less does as well.
        return min(paddedWidth(columns - columns / 16), lineWidth)
    }

    /// As narrow as letters may be, for the sake of time. Of 22,370 words and numbers that were drawn small, blurred, faint, noisy or
    /// compressed, 5,032 are misread with 14 columns a character, 4,833 with 16, and 4,677 with 19, as many as lines have on average; two
    /// columns more take 3 to 4 % more time.
    private static let columnsPerCharacter = 16.0
    private static let leastShare = 0.55
    /// Short lines cost little, and their letters differ most from those of others.
    private static let leastWidth = 4 * height
}
