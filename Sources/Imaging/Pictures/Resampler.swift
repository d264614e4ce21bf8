package import DocumentModel

/// Draws a part of a picture at a size.
///
/// A pixel that is drawn is the mean of a grid of places in it, so many that none lies more than one and a half pixels of the
/// picture from the next; at each, the picture is interpolated linearly between the centres of its pixels, which lie at
/// halves. So enlarging interpolates, and reducing averages. What is tilted and made more than four times smaller is drawn from a
/// picture whose pixels are the means of squares of this one.
package struct Resampler {
    /// What there is around a picture.
    package enum Surroundings: Sendable {
        /// Its outermost pixels, repeated.
        case edge
        /// White: paper.
        case white
    }

    package let picture: Picture
    /// The place of the picture's part; its first corner is drawn at the top left.
    let quad: Quad
    package let size: PixelSize
    let surroundings: Surroundings
    /// Places looked at in a pixel drawn, along a row and down.
    let (across, down): (Int, Int)

    /// Draws a part of a picture at another size.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - quad: The part, a parallelogram, perhaps tilted or mirrored, in pixels of the picture; nil takes the whole
    ///     picture.
    ///   - size: Columns and rows to draw.
    ///   - surroundings: What to draw where the part reaches beyond the picture.
    package init(_ picture: Picture, part quad: Quad? = nil, size: PixelSize, surroundings: Surroundings = .edge) {
        self.picture = picture
        self.quad =
            quad ?? Quad(Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
        self.size = PixelSize(width: max(0, size.width), height: max(0, size.height))
        self.surroundings = surroundings
        across = Self.fineness(self.quad.width, drawnAs: size.width)
        down = Self.fineness(self.quad.height, drawnAs: size.height)
    }

    /// Beyond sixteen to one, more places would show no more of the picture, and a tall line would take seconds.
    private static func fineness(_ extent: Double, drawnAs count: Int) -> Int {
        guard count > 0, extent.isFinite else { return 1 }
        return max(1, Int(min(extent / Double(count), 16).rounded()))
    }

    /// Draws row by row.
    ///
    /// - Parameter body: Gets the row's number, and its values from 0 to 255, channels beside each other.
    package func forEachRow(_ body: (Int, UnsafeBufferPointer<Float>) -> Void) {
        guard size.width > 0, size.height > 0, picture.width > 0, picture.height > 0,
            quad.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return }
        if let (columns, rows) = upright {
            drawUpright(columns: columns, rows: rows, body)
        } else {
            drawTilted(body)
        }
    }

    /// The part drawn, as a picture.
    package func drawn() -> Picture {
        let length = size.width * picture.channels.rawValue
        return Picture(size: size, channels: picture.channels) { target in
            forEachRow { row, values in
                for index in 0..<length {
                    target[row * length + index] = UInt8(truncatingIfNeeded: Int32(values[index] + 0.5))
                }
            }
        }
    }

    /// The shares of columns and rows where the part stands upright.
    private var upright: (columns: ResamplerShares, rows: ResamplerShares)? {
        let (first, last) = (quad.topLeft, quad.bottomRight)
        guard quad.topRight == Point(x: last.x, y: first.y), quad.bottomLeft == Point(x: first.x, y: last.y),
            last.x > first.x, last.y > first.y
        else { return nil }
        return (
            ResamplerShares(
                from: first.x, to: last.x, count: size.width, fineness: across, of: picture.width,
                surroundings: surroundings),
            ResamplerShares(
                from: first.y, to: last.y, count: size.height, fineness: down, of: picture.height,
                surroundings: surroundings)
        )
    }
}
