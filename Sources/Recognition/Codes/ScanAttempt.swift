internal import DocumentModel

/// One way of showing a picture to ZBar.
struct ScanAttempt: Equatable {
    /// Size shown, relative to the picture.
    let scale: Double
    var isInverted = false

    /// The ways to try, until one finds a code: as it is; then smaller, for codes whose modules are large or ragged;
    /// larger, for those of two or three pixels a module; at last light on dark.
    ///
    /// On a picture without codes this takes twice as long as the first attempt alone; up to six times where the
    /// picture is small enough to be enlarged, which is 0.1 s at most.
    static func ladder(for size: PixelSize) -> [ScanAttempt] {
        let longest = Double(max(size.width, size.height, 1))
        // Finder patterns and bars are found best when a code fills a picture of about this extent.
        let favoured = 1000.0
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

    /// The picture as this attempt shows it.
    func plane(of picture: GrayPlane) -> GrayPlane {
        var plane = picture
        if scale != 1 {
            plane = plane.resized(
                to: PixelSize(
                    width: max(1, Int((Double(picture.width) * scale).rounded())),
                    height: max(1, Int((Double(picture.height) * scale).rounded()))))
        }
        return isInverted ? plane.inverted() : plane
    }

    /// The place in the picture of a place in what is shown.
    func original(_ point: Point) -> Point {
        Point(x: point.x / scale, y: point.y / scale)
    }
}
