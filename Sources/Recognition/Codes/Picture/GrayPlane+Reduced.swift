internal import DocumentModel

extension GrayPlane {
    /// The picture at a whole fraction of its size, each pixel the mean of those that it stands for.
    func reduced(by factor: Int) -> GrayPlane {
        let target = PixelSize(width: width / max(1, factor), height: height / max(1, factor))
        guard factor > 1, target.width > 0, target.height > 0 else { return self }
        var sums = [UInt32](repeating: 0, count: target.width)
        let count = UInt32(factor * factor)
        let result = [UInt8](unsafeUninitializedCapacity: target.width * target.height) { result, size in
            bytes.withUnsafeBufferPointer { source in
                for y in 0..<target.height {
                    for x in 0..<target.width { sums[x] = count / 2 }
                    for row in y * factor..<(y + 1) * factor {
                        var from = row * width
                        for x in 0..<target.width {
                            var sum: UInt32 = 0
                            for index in from..<from + factor { sum &+= UInt32(source[index]) }
                            sums[x] &+= sum
                            from += factor
                        }
                    }
                    for x in 0..<target.width { result[y * target.width + x] = UInt8(sums[x] / count) }
                }
            }
            size = target.width * target.height
        }
        return GrayPlane(size: target, bytes: result)
    }
}
