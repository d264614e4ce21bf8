import DocumentModel

extension Picture {
    /// The picture at a whole fraction of its size, each pixel the mean of those that it stands for.
    ///
    /// - Parameter factor: How many pixels of a row or column make one; the last ones that make none are left out.
    /// - Returns: The smaller picture; this one for a factor of 1 or less, or where there would be none.
    package func reduced(by factor: Int) -> Picture {
        let target = PixelSize(width: width / max(1, factor), height: height / max(1, factor))
        guard factor > 1, target.width > 0, target.height > 0 else { return self }
        // 16 by 16 bytes come to less than 65,536.
        switch (channels, factor) {
        case (.gray, 2): return reduced(to: target, by: 2, channels: 1, sums: UInt16.self)
        case (.gray, ...16): return reduced(to: target, by: factor, channels: 1, sums: UInt16.self)
        case (.rgb, ...16): return reduced(to: target, by: factor, channels: 3, sums: UInt16.self)
        default: return reduced(to: target, by: factor, channels: channels.rawValue, sums: UInt64.self)
        }
    }

    @inline(__always)
    private func reduced<Sum: FixedWidthInteger & UnsignedInteger>(
        to target: PixelSize, by factor: Int, channels: Int, sums: Sum.Type
    ) -> Picture {
        let length = target.width * factor * channels
        let (share, stride) = (1 / Float(factor * factor), bytesPerRow)
        var sums = [Sum](repeating: 0, count: length)
        return Picture(size: target, channels: self.channels) { result in
            bytes.withUnsafeBufferPointer { source in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<target.height {
                        let from = row &* factor &* stride
                        for at in 0..<length { sums[at] = Sum(source[from &+ at]) }
                        for line in 1..<factor {
                            let from = from &+ line &* stride
                            for at in 0..<length { sums[at] &+= Sum(source[from &+ at]) }
                        }
                        let to = row &* target.width &* channels
                        if factor == 2, channels == 1 {
                            for column in 0..<target.width {
                                let sum = sums[2 &* column] &+ sums[2 &* column &+ 1] &+ 2
                                result[to &+ column] = UInt8(truncatingIfNeeded: sum &>> 2)
                            }
                            continue
                        }
                        for column in 0..<target.width {
                            for channel in 0..<channels {
                                var sum: Sum = 0
                                for part in 0..<factor {
                                    sum &+= sums[(column &* factor &+ part) &* channels &+ channel]
                                }
                                let mean = UInt8(truncatingIfNeeded: Int32(Float(sum) * share + 0.5))
                                result[to &+ column &* channels &+ channel] = mean
                            }
                        }
                    }
                }
            }
        }
    }
}
