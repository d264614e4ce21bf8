internal import DocumentModel
internal import Glibc
internal import Imaging

// What code readers are shown of a gray picture.
extension Picture {
    /// The picture drawn at another size.
    func resized(to target: PixelSize) -> Picture {
        Resampler(self, size: target).drawn()
    }

    /// What a rectangle, perhaps tilted, holds, drawn upright at a size; outside of the picture is white, the quiet zone
    /// that codes want.
    func cut(_ quad: Quad, to size: PixelSize) -> Picture {
        let box = quad.boundingBox
        let isAsItIs = quad == Quad(box) && box.width == Double(size.width) && box.height == Double(size.height)
        if isAsItIs, wholePixels(of: box) == box { return cropped(to: box) }
        return Resampler(self, part: quad, size: size, surroundings: .white).drawn()
    }

    /// The picture turned counter-clockwise on white, so that what ran in the direction of `angle` (radians, clockwise
    /// from the x axis) runs to the right.
    func turned(by angle: Double) -> Picture {
        let target = Self.turnedSize(of: size, by: angle)
        let whole = Rectangle(x: 0, y: 0, width: Double(target.width), height: Double(target.height))
        return cut(Quad(whole).map { Self.place($0, turnedBy: angle, in: size) }, to: target)
    }

    /// The extent of a picture of this size after a turn.
    static func turnedSize(of size: PixelSize, by angle: Double) -> PixelSize {
        let (width, height) = (Double(size.width), Double(size.height))
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        return PixelSize(
            width: Int((width * cosine + height * sine).rounded(.up)),
            height: Int((width * sine + height * cosine).rounded(.up)))
    }

    /// Where in a picture of this size a place of the turned picture lies.
    static func place(_ point: Point, turnedBy angle: Double, in size: PixelSize) -> Point {
        let turned = turnedSize(of: size, by: angle)
        let (dx, dy) = (point.x - Double(turned.width) / 2, point.y - Double(turned.height) / 2)
        let (sine, cosine) = (sin(angle), cos(angle))
        return Point(
            x: dx * cosine - dy * sine + Double(size.width) / 2, y: dx * sine + dy * cosine + Double(size.height) / 2)
    }

    /// Dark and light exchanged.
    func inverted() -> Picture {
        Picture(size: size, channels: channels) { target in
            for index in target.indices { target[index] = ~bytes[index] }
        }
    }

    /// The picture blurred by three means of the pixels up to `reach` away, which is close to a Gaussian.
    func smoothed(reach: Int) -> Picture {
        var picture = self
        for _ in 0..<3 {
            picture = picture.meanAlongRows(reach: reach).meanAlongColumns(reach: reach)
        }
        return picture
    }

    /// The picture with its differences from what is around made three times as large; from what is on the same row where
    /// `isAlongRows` is set.
    func sharpened(reach: Int, isAlongRows: Bool = false) -> Picture {
        let smooth = isAlongRows ? smoothedAlongRows(reach: reach) : smoothed(reach: reach)
        return Picture(size: size, channels: .gray) { target in
            for index in target.indices {
                let value = Int(bytes[index])
                target[index] = UInt8(min(max(value + 2 * (value - Int(smooth.bytes[index])), 0), 255))
            }
        }
    }

    private func smoothedAlongRows(reach: Int) -> Picture {
        (0..<3).reduce(self) { picture, _ in picture.meanAlongRows(reach: reach) }
    }

    /// The mean of the pixels up to `reach` away on the same row; beyond the ends, the last pixel counts.
    private func meanAlongRows(reach: Int) -> Picture {
        let share = Self.share(of: 2 * reach + 1)
        return Picture(size: size, channels: .gray) { target in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let (first, last) = (row * width, (row + 1) * width - 1)
                    var sum = 0
                    for place in -reach...reach { sum += Int(source[min(max(first + place, first), last)]) }
                    for place in first..<first + width {
                        target[place] = UInt8(truncatingIfNeeded: ((sum &+ reach) &* share) &>> 24)
                        sum &+= Int(source[min(place &+ reach &+ 1, last)])
                        sum &-= Int(source[max(place &- reach, first)])
                    }
                }
            }
        }
    }

    /// The same on the same column, all columns at once.
    private func meanAlongColumns(reach: Int) -> Picture {
        let (share, width) = (UInt64(Self.share(of: 2 * reach + 1)), width)
        var sums = [UInt32](repeating: UInt32(reach), count: width)
        return Picture(size: size, channels: .gray) { target in
            bytes.withUnsafeBufferPointer { source in
                sums.withUnsafeMutableBufferPointer { sums in
                    func start(of row: Int) -> Int { min(max(row, 0), height - 1) * width }
                    for row in -reach...reach {
                        let line = start(of: row)
                        for column in 0..<width { sums[column] &+= UInt32(source[line &+ column]) }
                    }
                    for row in 0..<height {
                        let (next, past) = (start(of: row + reach + 1), start(of: row - reach))
                        let here = row * width
                        for column in 0..<width {
                            target[here &+ column] = UInt8(truncatingIfNeeded: (UInt64(sums[column]) &* share) &>> 24)
                            sums[column] &+= UInt32(source[next &+ column]) &- UInt32(source[past &+ column])
                        }
                    }
                }
            }
        }
    }

    /// What a sum of so many bytes is multiplied by for its mean, in 2^24ths: exact for fewer than 250.
    private static func share(of count: Int) -> Int { (1 << 24) / count + 1 }

    /// Brightness between pixel centres, which lie at whole numbers; the border's where the place lies outside.
    func brightness(at point: Point) -> Double {
        let (width, height) = (size.width, size.height)
        let x = min(max(point.x, 0), Double(width - 1))
        let y = min(max(point.y, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (fx, fy) = (x - Double(left), y - Double(top))
        let upper = Double(bytes[top * width + left]) * (1 - fx) + Double(bytes[top * width + right]) * fx
        let lower = Double(bytes[bottom * width + left]) * (1 - fx) + Double(bytes[bottom * width + right]) * fx
        return upper * (1 - fy) + lower * fy
    }
}
