internal import Imaging
import DocumentModel

/// Small square pictures of all emoji, all of one size.
struct EmojiThumbnails: Sendable {
    /// Columns and rows of each.
    let side: Int
    /// Red, green and blue times the cover, pixel by pixel, thumbnail after thumbnail.
    let colours: [UInt8]
    /// How much of its ground each pixel covers, 255 being all.
    let cover: [UInt8]

    var area: Int { side * side }

    init(side: Int, colours: [UInt8], cover: [UInt8]) {
        self.side = side
        self.colours = colours
        self.cover = cover
    }

    /// Cuts thumbnails out of a sheet: rows of them on white, and below as many rows of their cover.
    ///
    /// - Returns: nil where the sheet has no room for `count` of them.
    init?(sheet: Picture, side: Int, count: Int) {
        let sheet = sheet.rgb()
        let columns = sheet.width / side
        let rows = sheet.height / side / 2
        guard columns > 0, count <= columns * rows else { return nil }
        self.side = side
        let area = side * side
        var colours = [UInt8](repeating: 0, count: count * area * 3)
        var cover = [UInt8](repeating: 0, count: count * area)
        let stride = sheet.bytesPerRow
        let bytes = sheet.bytes
        for index in 0..<count {
            let start = index / columns * side * stride + index % columns * side * 3
            for row in 0..<side {
                for column in 0..<side {
                    let above = start + row * stride + column * 3
                    let alpha = bytes[above + rows * side * stride + 1]
                    let pixel = index * area + row * side + column
                    cover[pixel] = alpha
                    let ground = 255 - Int(alpha)
                    for channel in 0..<3 {
                        colours[pixel * 3 + channel] = UInt8(max(Int(bytes[above + channel]) - ground, 0))
                    }
                }
            }
        }
        self.colours = colours
        self.cover = cover
    }

    /// The same at half the size.
    func halved() -> EmojiThumbnails {
        let half = side / 2
        let count = cover.count / area
        func mean(_ values: [UInt8], _ first: Int, step: Int) -> UInt8 {
            let below = first + side * step
            let sum = Int(values[first]) + Int(values[first + step]) + Int(values[below]) + Int(values[below + step])
            return UInt8((sum + 2) / 4)
        }
        var colours = [UInt8](repeating: 0, count: count * half * half * 3)
        var cover = [UInt8](repeating: 0, count: count * half * half)
        for index in 0..<count {
            for row in 0..<half {
                for column in 0..<half {
                    let first = index * area + 2 * row * side + 2 * column
                    let pixel = (index * half + row) * half + column
                    cover[pixel] = mean(self.cover, first, step: 1)
                    for channel in 0..<3 {
                        colours[pixel * 3 + channel] = mean(self.colours, first * 3 + channel, step: 3)
                    }
                }
            }
        }
        return EmojiThumbnails(side: half, colours: colours, cover: cover)
    }

    /// All of them as they look on a ground, channels beside each other.
    func drawn(on ground: GroundColour) -> [UInt8] {
        var drawn = colours
        let channels = [Int32(ground.red), Int32(ground.green), Int32(ground.blue)]
        drawn.withUnsafeMutableBufferPointer { drawn in
            cover.withUnsafeBufferPointer { cover in
                for index in cover.indices {
                    let open = 255 &- Int32(cover[index])
                    let at = index &* 3
                    for channel in 0..<3 {
                        let value = Int32(drawn[at &+ channel]) &+ (open &* channels[channel] &+ 127) / 255
                        drawn[at &+ channel] = UInt8(truncatingIfNeeded: min(value, 255))
                    }
                }
            }
        }
        return drawn
    }

    /// One of them as it looks on a ground, written to `target`.
    func draw(_ index: Int, on ground: GroundColour, into target: inout [Float]) {
        let channels: [Float] = [Float(ground.red), Float(ground.green), Float(ground.blue)]
        for pixel in 0..<area {
            let open = 1 - Float(cover[index * area + pixel]) / 255
            for channel in 0..<3 {
                let at = pixel * 3 + channel
                target[at] = Float(colours[index * area * 3 + at]) + open * channels[channel]
            }
        }
    }
}
