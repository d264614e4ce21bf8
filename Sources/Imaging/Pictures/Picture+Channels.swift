extension Picture {
    /// Brightness alone, as Rec. 601 weighs the colours; a gray picture comes back as it is.
    package func gray() -> Picture {
        guard channels == .rgb else { return self }
        return Picture(size: size, channels: .gray) { target in
            bytes.withUnsafeBufferPointer { source in
                for index in target.indices {
                    let from = index &* 3
                    // 299, 587 and 114 thousandths in parts of 65,536, rounded.
                    let sum =
                        UInt32(source[from]) &* 19595 &+ UInt32(source[from &+ 1]) &* 38470
                        &+ UInt32(source[from &+ 2]) &* 7471 &+ 32768
                    target[index] = UInt8(truncatingIfNeeded: sum >> 16)
                }
            }
        }
    }
}

extension Picture {
    /// The picture in colour: of a gray one all three channels are the same.
    package func rgb() -> Picture {
        guard channels == .gray else { return self }
        return Picture(size: size, channels: .rgb) { target in
            for (index, value) in bytes.enumerated() {
                for channel in 0..<3 { target[index * 3 + channel] = value }
            }
        }
    }
}
