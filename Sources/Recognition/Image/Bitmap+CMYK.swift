import DocumentModel

extension Bitmap {
    /// Colours from four bytes of ink a pixel, without padding; `isInverted` where 0 stands for full ink.
    init(cmyk: [UInt8], size: PixelSize, isInverted: Bool) {
        let count = size.area
        let flip: UInt8 = isInverted ? 0 : 255
        let rgb = [UInt8](unsafeUninitializedCapacity: count * 3) { target, filled in
            cmyk.withUnsafeBufferPointer { ink in
                for pixel in 0..<count {
                    let black = UInt32(ink[pixel * 4 + 3] ^ flip)
                    for channel in 0..<3 {
                        let light = UInt32(ink[pixel * 4 + channel] ^ flip) * black
                        target[pixel * 3 + channel] = UInt8(truncatingIfNeeded: (light + 127) / 255)
                    }
                }
            }
            filled = count * 3
        }
        self.init(size: size, format: .rgb8, rowStride: size.width * 3, bytes: rgb)
    }
}
