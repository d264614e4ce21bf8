import DocumentModel

/// A line cut out, straightened and brought to the height that the recogniser takes.
struct LineStrip {
    /// Rows of the strip.
    static let height = 48

    /// Blue, green and red planes of `height` × `width`, black -1 and white 1; gray where the strip is filled up.
    var planes: [Float]
    /// Columns, rounded up so that few widths occur: each new one costs the network's preparation.
    let width: Int
    /// The columns that show the line; the rest fills up.
    let lineWidth: Int

    /// Cuts a line out of a picture.
    ///
    /// - Parameter quad: The line's place, its top left the text's own.
    init(of quad: Quad, in picture: Bitmap) {
        let ratio = quad.height > 0 ? quad.width / quad.height : 1
        lineWidth = Int(min(max(ratio * Double(Self.height), 8), 4096).rounded(.up))
        width = Self.paddedWidth(lineWidth)
        planes = [Float](repeating: 0, count: 3 * Self.height * width)
        let sampler = PixelSampler(picture)
        // Text larger than the strip is averaged, else its strokes would flicker.
        let fineness = min(max(Int((quad.height / Double(Self.height)).rounded()), 1), 8)
        let (columns, rows) = (Double(lineWidth * fineness), Double(Self.height * fineness))
        let right = Point(x: (quad.topRight.x - quad.topLeft.x) / columns, y: (quad.topRight.y - quad.topLeft.y) / columns)
        let down = Point(x: (quad.bottomLeft.x - quad.topLeft.x) / rows, y: (quad.bottomLeft.y - quad.topLeft.y) / rows)
        let area = Self.height * width
        let share = Float(1) / Float(fineness * fineness)
        planes.withUnsafeMutableBufferPointer { planes in
            sampler.withPixels { pixels in
                for row in 0..<Self.height {
                    for column in 0..<lineWidth {
                        var sum = SIMD3<Float>.zero
                        for subrow in 0..<fineness {
                            let y = Double(row * fineness + subrow) + 0.5
                            for subcolumn in 0..<fineness {
                                let x = Double(column * fineness + subcolumn) + 0.5
                                sum += pixels.colour(
                                    x: quad.topLeft.x + x * right.x + y * down.x,
                                    y: quad.topLeft.y + x * right.y + y * down.y)
                            }
                        }
                        let colour = sum * (share * 2 / 255) - 1
                        let at = row * width + column
                        planes[at] = colour.z
                        planes[at + area] = colour.y
                        planes[at + 2 * area] = colour.x
                    }
                }
            }
        }
    }

    /// The next of about eight widths between powers of two.
    private static func paddedWidth(_ width: Int) -> Int {
        var step = 16
        while step * 16 < width { step *= 2 }
        return (width + step - 1) / step * step
    }
}
