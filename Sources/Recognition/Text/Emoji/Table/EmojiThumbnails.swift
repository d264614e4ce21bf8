/// Small square pictures of all emoji, all of one size.
struct EmojiThumbnails: Sendable {
    /// Columns and rows of each.
    let side: Int
    /// Red, green and blue times the cover, pixel by pixel, thumbnail after thumbnail.
    let colours: [UInt8]
    /// How much of its ground each pixel covers, 255 being all.
    let cover: [UInt8]

    var area: Int { side * side }

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
}
