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
    /// The place that was cut out.
    private let quad: Quad

    /// Cuts a line out of a picture. The line's top left corner is the text's own.
    init(of line: Quad, in picture: Picture) {
        // Long lines cost most, and their letters may be a little smaller: more margin makes the strip narrower.
        let isLong = line.height > 0 && line.width > 10 * line.height
        let quad = isLong ? line.widened(by: 0.07) : line
        let ratio = quad.height > 0 ? quad.width / quad.height : 1
        self.init(of: quad, in: picture, lineWidth: Int(min(max(ratio * Double(Self.height), 8), 4096).rounded(.up)))
    }

    /// The same line with more above and below, as wide as it was.
    func widened(in picture: Picture) -> LineStrip {
        LineStrip(of: quad.widened(by: 0.08), in: picture, lineWidth: lineWidth)
    }

    private init(of quad: Quad, in picture: Picture, lineWidth: Int) {
        self.quad = quad
        self.lineWidth = lineWidth
        width = Self.paddedWidth(lineWidth)
        planes = [Float](repeating: 0, count: 3 * Self.height * width)
        let width = width
        planes.withUnsafeMutableBufferPointer { planes in
            Resampler(picture, part: quad, size: PixelSize(width: lineWidth, height: Self.height))
                .draw(planes: planes, rowLength: width)
        }
    }

    /// The next of about eight widths between powers of two.
    private static func paddedWidth(_ width: Int) -> Int {
        var step = 16
        while step * 16 < width { step *= 2 }
        return (width + step - 1) / step * step
    }
}

extension Quad {
    /// The quad with a share of its height more above and below.
    fileprivate func widened(by share: Double) -> Quad {
        Quad(
            topLeft: topLeft.interpolated(to: bottomLeft, by: -share),
            topRight: topRight.interpolated(to: bottomRight, by: -share),
            bottomRight: bottomRight.interpolated(to: topRight, by: -share),
            bottomLeft: bottomLeft.interpolated(to: topLeft, by: -share))
    }
}
