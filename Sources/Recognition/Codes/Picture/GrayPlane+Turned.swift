internal import DocumentModel
internal import Glibc

extension GrayPlane {
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

    /// The picture turned counter-clockwise on white, so that what ran in the direction of `angle` (radians, clockwise
    /// from the x axis) runs to the right.
    func turned(by angle: Double) -> GrayPlane {
        let target = Self.turnedSize(of: size, by: angle)
        let origin = Self.place(Point(x: 0, y: 0), turnedBy: angle, in: size)
        let (sine, cosine) = (sin(angle), cos(angle))
        var result = [UInt8](repeating: 255, count: target.width * target.height)
        for y in 0..<target.height {
            for x in 0..<target.width {
                let point = Point(
                    x: origin.x + Double(x) * cosine - Double(y) * sine,
                    y: origin.y + Double(x) * sine + Double(y) * cosine)
                guard point.x >= 0, point.y >= 0, point.x <= Double(width - 1), point.y <= Double(height - 1) else {
                    continue
                }
                result[y * target.width + x] = UInt8(brightness(at: point))
            }
        }
        return GrayPlane(size: target, bytes: result)
    }
}
