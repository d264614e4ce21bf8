internal import Imaging
import DocumentModel

/// A line cut out, straightened and brought to the height that the recogniser takes.
struct LineStrip {
    /// Rows of the strip.
    static let height = 48

    /// Blue, green and red planes of `height` × `width`, black -1 and white 1; gray where the strip is filled up.
    private(set) var planes: [Float]
    /// Columns, rounded up so that few widths occur: each new one costs the network's preparation.
    let width: Int
    /// The columns that show the line; the rest fills up.
    let lineWidth: Int
    /// The columns that show the line to the network, which sees it narrower at times.
    let seenLineWidth: Int
    /// The place that was cut out.
    private let quad: Quad

    /// Cuts a line out of a picture. The line's top left corner is the text's own.
    ///
    /// - Parameters:
    ///   - line: The line's place.
    ///   - picture: The picture.
    ///   - letterWidth: The usual width of its characters as a share of its height, spaces among them; nil where that is not known.
    init(of line: Quad, in picture: Picture, letterWidth: Double? = nil) {
        let (place, width, seenWidth) = Self.extent(of: line, letterWidth: letterWidth)
        self.init(of: place, in: picture, lineWidth: width, seenLineWidth: seenWidth)
    }

    /// The same line with more above and below, as wide as it was.
    func widened(in picture: Picture) -> LineStrip {
        LineStrip(of: quad.widened(by: 0.08), in: picture, lineWidth: lineWidth, seenLineWidth: seenLineWidth)
    }

    private init(of quad: Quad, in picture: Picture, lineWidth: Int, seenLineWidth: Int) {
        self.quad = quad
        self.lineWidth = lineWidth
        self.seenLineWidth = seenLineWidth
        width = Self.paddedWidth(lineWidth)
        planes = [Float](repeating: 0, count: 3 * Self.height * width)
        let width = width
        planes.withUnsafeMutableBufferPointer { planes in
            Resampler(picture, part: quad, size: PixelSize(width: lineWidth, height: Self.height))
                .draw(planes: planes, rowLength: width)
        }
    }

    /// Where letters begin and end by their ink; nil where it cannot be told from its ground, or stands apart from the letters.
    ///
    /// - Parameters:
    ///   - characters: What was read, spaces among it, by the network's steps.
    ///   - steps: How many of the network's steps the strip took.
    ///   - ink: The strip's ink; nil where it cannot be told from its ground.
    /// - Returns: The line's place from its tallest letter to its deepest with their blur, the letters' edges along it, and how
    ///   much of the ink no letter explains.
    func letters(
        of characters: [CTCDecoding.ReadCharacter], steps: Int, ink: LineInk?
    ) -> (place: Quad, edges: LetterEdges, unreadShare: Double)? {
        guard let first = characters.first, let last = characters.last, steps > 0, let ink else { return nil }
        let pixelsPerStep = pixelsPerStep(ofAll: steps)
        // Half a letter before the first one's middle and after the last one's.
        let reach = Self.height / 2
        let columns = Int(first.step * pixelsPerStep) - reach..<Int(last.step * pixelsPerStep) + reach
        let rows = ink.rows(of: columns) ?? Self.height / 10..<Self.height * 9 / 10
        let middles = Self.middles(of: characters, pixelsPerStep: pixelsPerStep)
        let isSpace = characters.map { $0.text == " " }
        guard let letters = ink.letters(middles: middles, isSpace: isSpace, rows: rows) else { return nil }
        let height = Double(Self.height)
        return (
            quad.band(
                from: max(Double(rows.lowerBound) - ink.blur, 0) / height,
                to: min(Double(rows.upperBound) + ink.blur, height) / height),
            LetterEdges(
                starts: letters.map { $0.lowerBound / Double(lineWidth) },
                ends: letters.map { $0.upperBound / Double(lineWidth) }),
            ink.shareApart(from: zip(middles, isSpace).lazy.filter { !$1 }.map(\.0), rows: rows)
        )
    }

    /// What of the strip is ink; nil where it cannot be told from its ground.
    var ink: LineInk? {
        LineInk(
            planes: planes, rowLength: width, width: lineWidth, height: Self.height,
            pixel: max(Double(Self.height) / quad.height, 1))
    }

    /// The columns of the characters' middles, in ascending order.
    private static func middles(of characters: [CTCDecoding.ReadCharacter], pixelsPerStep: Double) -> [Double] {
        var last = 0.0
        return characters.map { character in
            let isLate = character.text.unicodeScalars.contains(where: \.isRightToLeftLetter)
            last = max(last, character.step * pixelsPerStep - (isLate ? lagOfArabic : 0))
            return last
        }
    }

    /// How far behind a letter's middle the network tells Arabic ones, in columns: 3.2 on average on lines drawn in eight fonts, with a
    /// deviation of 2.2. Latin and Cyrillic ones come 2 columns late, but there gaps between the letters say where they end.
    private static let lagOfArabic = 3.0

    /// The next multiple of 64; of long lines, the next of about four widths between powers of two.
    static func paddedWidth(_ width: Int) -> Int {
        var step = 64
        while step * 8 < width { step *= 2 }
        return (width + step - 1) / step * step
    }
}

extension Quad {
    /// The part of the quad between two shares of its height, 0 being its top.
    fileprivate func band(from start: Double, to end: Double) -> Quad {
        Quad(
            topLeft: topLeft.interpolated(to: bottomLeft, by: start),
            topRight: topRight.interpolated(to: bottomRight, by: start),
            bottomRight: topRight.interpolated(to: bottomRight, by: end),
            bottomLeft: topLeft.interpolated(to: bottomLeft, by: end))
    }

    /// The quad with a share of its height more above and below.
    func widened(by share: Double) -> Quad {
        Quad(
            topLeft: topLeft.interpolated(to: bottomLeft, by: -share),
            topRight: topRight.interpolated(to: bottomRight, by: -share),
            bottomRight: bottomRight.interpolated(to: topRight, by: -share),
            bottomLeft: bottomLeft.interpolated(to: topLeft, by: -share))
    }
}
