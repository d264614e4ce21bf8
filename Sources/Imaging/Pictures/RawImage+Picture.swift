import DocumentModel

extension RawImage {
    /// The opaque picture: what is transparent is composed over white. Gray and RGB without padding are not copied.
    package func picture() -> Picture {
        switch format {
        case .gray8: unpadded(.gray)
        case .rgb8: unpadded(.rgb)
        case .rgba8: composed(red: 0, blue: 2)
        case .bgra8: composed(red: 2, blue: 0)
        case .nv12: colours()
        }
    }

    private func unpadded(_ channels: Picture.Channels) -> Picture {
        if let whole = Picture(size: size, channels: channels, bytes: bytes) { return whole }
        let length = size.width * channels.rawValue
        return Picture(size: size, channels: channels) { target in
            bytes.withUnsafeBytes { source in
                for row in 0..<size.height {
                    let line = source[row * rowStride..<row * rowStride + length]
                    UnsafeMutableRawBufferPointer(target)[(row * length)...].copyBytes(from: line)
                }
            }
        }
    }

    private func composed(red: Int, blue: Int) -> Picture {
        Picture(size: size, channels: .rgb) { target in
            bytes.withUnsafeBufferPointer { source in
                var to = 0
                for row in 0..<size.height {
                    var from = row * rowStride
                    for _ in 0..<size.width {
                        let alpha = UInt32(source[from &+ 3])
                        let white = (255 &- alpha) &* 255 &+ 127
                        target[to] = UInt8(truncatingIfNeeded: (UInt32(source[from &+ red]) &* alpha &+ white) / 255)
                        target[to &+ 1] = UInt8(truncatingIfNeeded: (UInt32(source[from &+ 1]) &* alpha &+ white) / 255)
                        target[to &+ 2] = UInt8(
                            truncatingIfNeeded: (UInt32(source[from &+ blue]) &* alpha &+ white) / 255)
                        from &+= 4
                        to &+= 3
                    }
                }
            }
        }
    }

    private func colours() -> Picture {
        Picture(size: size, channels: .rgb) { target in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<size.height {
                    for column in 0..<size.width {
                        let pair = (size.height + row / 2) * rowStride + column / 2 * 2
                        let to = (row * size.width + column) * 3
                        (target[to], target[to + 1], target[to + 2]) = YCC.rgb(
                            source[row * rowStride + column], source[pair], source[pair + 1])
                    }
                }
            }
        }
    }
}
