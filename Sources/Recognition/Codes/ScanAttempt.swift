internal import Imaging
internal import DocumentModel
internal import Glibc

/// One way of showing a picture to ZBar.
struct ScanAttempt: Equatable {
    /// Size shown, relative to the picture.
    let scale: Double
    var isInverted = false
    /// The direction in the picture, in radians clockwise from the x axis, that is shown running to the right.
    var direction = 0.0

    /// Finder patterns and bars are found best when a code fills a picture of about this extent.
    private static let favoured = 1000.0

    /// The ways to try, until one finds a code: as it is; then smaller, for codes whose modules are large or ragged;
    /// larger, for those of two or three pixels a module; at last light on dark.
    ///
    /// On a picture without codes all attempts, turns included, take two to four times as long as the first alone, and
    /// up to seven times where the picture is small enough to be enlarged: 0.1 s for the usual photo or page.
    static func ladder(for size: PixelSize) -> [ScanAttempt] {
        let longest = Double(max(size.width, size.height, 1))
        var attempts = [ScanAttempt(scale: 1)]
        if longest > 1.5 * favoured {
            attempts.append(ScanAttempt(scale: 0.5))
            if longest > 2.5 * favoured { attempts.append(ScanAttempt(scale: favoured / longest)) }
        } else {
            attempts.append(ScanAttempt(scale: 0.7))
        }
        if longest <= favoured { attempts.append(ScanAttempt(scale: 2)) }
        attempts.append(ScanAttempt(scale: min(1, favoured / longest), isInverted: true))
        return attempts
    }

    /// What to try when the ladder has led to nothing: the picture turned so that tilted barcodes stand upright.
    static func turns(for picture: Picture) -> [ScanAttempt] {
        let fitted = fitted(picture.size)
        return TiltedBars.directions(in: fitted.plane(of: picture)).map {
            ScanAttempt(scale: fitted.scale, direction: $0)
        }
    }

    /// What to try where barcodes without marked ends have been read on a slant.
    static func slants(of readings: [CodeReading], in size: PixelSize) -> [ScanAttempt] {
        let directions = readings.filter { $0.code.symbology == .itf }.map { $0.code.quad.angle }
        // One turn does for all that lie alike.
        return directions.filter { abs(remainder($0, .pi / 2)) > 0.1 }.prefix(1).map {
            ScanAttempt(scale: fitted(size).scale, direction: $0)
        }
    }

    private static func fitted(_ size: PixelSize) -> ScanAttempt {
        ScanAttempt(scale: min(1, favoured / Double(max(size.width, size.height, 1))))
    }

    /// The picture as this attempt shows it.
    func plane(of picture: Picture) -> Picture {
        var plane = picture
        if scale != 1 { plane = plane.resized(to: scaled(picture.size)) }
        if direction != 0 { plane = plane.turned(by: direction) }
        return isInverted ? plane.inverted() : plane
    }

    /// The place in a picture of a place in what is shown of it.
    func original(_ point: Point, in size: PixelSize) -> Point {
        let upright = direction == 0 ? point : Picture.place(point, turnedBy: direction, in: scaled(size))
        return Point(x: upright.x / scale, y: upright.y / scale)
    }

    private func scaled(_ size: PixelSize) -> PixelSize {
        PixelSize(
            width: max(1, Int((Double(size.width) * scale).rounded())),
            height: max(1, Int((Double(size.height) * scale).rounded())))
    }
}
