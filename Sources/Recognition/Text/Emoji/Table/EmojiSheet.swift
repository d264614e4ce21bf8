internal import Imaging
import DocumentModel

/// Square pictures of all emoji, all of one size: rows of them on white, and below as many rows of their cover.
struct EmojiSheet: Sendable {
    /// Columns and rows of each.
    let side: Int
    private let picture: Picture
    private let columns: Int
    private let count: Int

    var area: Int { side * side }

    /// - Returns: nil where the picture has no room for `count` of them.
    init?(_ picture: Picture, side: Int, count: Int) {
        columns = picture.width / side
        guard columns > 0, count <= columns * (picture.height / side / 2) else { return nil }
        self.picture = picture.rgb()
        self.side = side
        self.count = count
    }

    /// One of them as it looks on a ground, written to `target`.
    func draw(_ index: Int, on ground: GroundColour, into target: inout [Float]) {
        let channels: [Float] = [Float(ground.red), Float(ground.green), Float(ground.blue)]
        visit(index) { pixel, colours, cover in
            let open = 1 - Float(cover) / 255
            for channel in 0..<3 {
                target[pixel * 3 + channel] = Float(colours[channel]) + open * channels[channel]
            }
        }
    }

    /// All of them, one after the other.
    var thumbnails: EmojiThumbnails {
        var colours = [UInt8](repeating: 0, count: count * area * 3)
        var cover = [UInt8](repeating: 0, count: count * area)
        colours.withUnsafeMutableBufferPointer { colours in
            cover.withUnsafeMutableBufferPointer { cover in
                for index in 0..<count {
                    visit(index) { pixel, own, share in
                        let place = index * area + pixel
                        cover[place] = share
                        for channel in 0..<3 { colours[place * 3 + channel] = own[channel] }
                    }
                }
            }
        }
        return EmojiThumbnails(side: side, colours: colours, cover: cover)
    }

    /// Passes one's pixels on: their red, green and blue times the cover, and the cover.
    private func visit(_ index: Int, _ body: (Int, SIMD3<UInt8>, UInt8) -> Void) {
        let stride = picture.bytesPerRow
        let below = picture.height / side / 2 * side * stride
        let start = index / columns * side * stride + index % columns * side * 3
        picture.bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<side {
                for column in 0..<side {
                    let at = start + row * stride + column * 3
                    let cover = bytes[at + below + 1]
                    let ground = SIMD3(repeating: 255 - cover)
                    let seen = SIMD3(bytes[at], bytes[at + 1], bytes[at + 2])
                    body(row * side + column, seen.replacing(with: ground, where: seen .< ground) &- ground, cover)
                }
            }
        }
    }
}
