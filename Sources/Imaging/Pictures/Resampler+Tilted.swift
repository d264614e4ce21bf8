import DocumentModel

extension Resampler {
    /// Draws a part that is turned or mirrored: every place is looked up by itself, in a smaller picture where it is much reduced.
    func drawTilted(_ body: (Int, UnsafeBufferPointer<Float>) -> Void) {
        if let reduced { return reduced.drawTilted(body) }
        switch picture.channels {
        case .gray: drawTilted(channels: 1, body)
        case .rgb: drawTilted(channels: 3, body)
        }
    }

    /// The same drawn from a picture of a part at a fraction of its size; nil where that saves nothing.
    private var reduced: Resampler? {
        let factor = min(across, down) / 2
        guard factor > 1 else { return nil }
        let around = quad.boundingBox.insetBy(x: Double(-2 * factor), y: Double(-2 * factor))
        guard let area = picture.wholePixels(of: around), area.width * area.height < 4 * quad.width * quad.height,
            min(area.width, area.height) >= Double(factor)
        else { return nil }
        let size = Double(factor)
        let part = quad.map { Point(x: ($0.x - area.minX) / size, y: ($0.y - area.minY) / size) }
        return Resampler(
            picture.cropped(to: area).reduced(by: factor), part: part, size: self.size, surroundings: surroundings)
    }

    @inline(__always)
    private func drawTilted(channels: Int, _ body: (Int, UnsafeBufferPointer<Float>) -> Void) {
        let (columns, rows) = (Double(size.width * across), Double(size.height * down))
        let right = Point(
            x: (quad.topRight.x - quad.topLeft.x) / columns, y: (quad.topRight.y - quad.topLeft.y) / columns)
        let below = Point(
            x: (quad.bottomLeft.x - quad.topLeft.x) / rows, y: (quad.bottomLeft.y - quad.topLeft.y) / rows)
        let share = 1 / Float(across * down)
        var line = [Float](repeating: 0, count: size.width * channels)
        picture.bytes.withUnsafeBufferPointer { bytes in
            line.withUnsafeMutableBufferPointer { line in
                let source = Source(bytes: bytes, of: picture, surroundings: surroundings)
                for row in 0..<size.height {
                    for column in 0..<size.width {
                        var sum = SIMD3<Float>.zero
                        for fineRow in 0..<down {
                            let v = Double(row * down + fineRow) + 0.5
                            for fineColumn in 0..<across {
                                let u = Double(column * across + fineColumn) + 0.5
                                sum += source.value(
                                    x: quad.topLeft.x + u * right.x + v * below.x,
                                    y: quad.topLeft.y + u * right.y + v * below.y, channels: channels)
                            }
                        }
                        sum *= share
                        line[column &* channels] = sum.x
                        if channels == 3 {
                            line[column &* 3 &+ 1] = sum.y
                            line[column &* 3 &+ 2] = sum.z
                        }
                    }
                    body(row, UnsafeBufferPointer(line))
                }
            }
        }
    }

    private struct Source {
        let bytes: UnsafeBufferPointer<UInt8>
        let width, height: Int
        let isOnPaper: Bool

        init(bytes: UnsafeBufferPointer<UInt8>, of picture: Picture, surroundings: Surroundings) {
            self.bytes = bytes
            (width, height) = (picture.width, picture.height)
            isOnPaper = surroundings == .white
        }

        /// The channels, 0 to 255, at a place in pixels.
        @inline(__always)
        func value(x: Double, y: Double, channels: Int) -> SIMD3<Float> {
            // Centres of pixels lie at halves.
            let (exactX, exactY) = (x - 0.5, y - 0.5)
            let (x, y) = (min(max(exactX, 0), Double(width - 1)), min(max(exactY, 0), Double(height - 1)))
            if isOnPaper, abs(x - exactX) > 0.5 || abs(y - exactY) > 0.5 { return SIMD3(repeating: 255) }
            let (left, top) = (Int(x), Int(y))
            let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
            let (acrossShare, downShare) = (Float(x - Double(left)), Float(y - Double(top)))
            let upper =
                pixel(left, top, channels) * (1 - acrossShare) + pixel(right, top, channels) * acrossShare
            let lower =
                pixel(left, bottom, channels) * (1 - acrossShare) + pixel(right, bottom, channels) * acrossShare
            return upper * (1 - downShare) + lower * downShare
        }

        @inline(__always)
        private func pixel(_ column: Int, _ row: Int, _ channels: Int) -> SIMD3<Float> {
            let at = (row * width + column) * channels
            guard channels == 3 else { return SIMD3(repeating: Float(bytes[at])) }
            return SIMD3(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]))
        }
    }
}
