internal import DocumentModel

extension Quad {
    /// The corners in whole pixels on the page.
    func pixels(on page: PixelSize) -> [(x: Int, y: Int)] {
        corners.map { ($0.x.pixel(below: page.width), $0.y.pixel(below: page.height)) }
    }

    /// The reading direction in whole degrees, counter-clockwise from the picture's x axis, 0 to 359.
    var counterclockwiseDegrees: Int {
        let degrees = Int(exactly: (-angle * 180 / .pi).rounded()) ?? 0
        return (degrees + 360) % 360
    }
}

extension Double {
    /// The whole number from 0 to `extent` that is nearest; 0 where the value is not a number.
    func pixel(below extent: Int) -> Int {
        guard self > 0 else { return 0 }
        let nearest = rounded()
        return nearest < Double(extent) ? Int(nearest) : max(0, extent)
    }
}
