internal import Imaging
internal import DocumentModel

extension Picture {
    /// The part in a rectangle of whole pixels, which lies inside.
    func cut(to part: Rectangle) -> Picture {
        let size = PixelSize(width: Int(part.width), height: Int(part.height))
        guard size != self.size else { return self }
        let picture = rgb()
        guard picture.isWhole else { return self }
        let length = size.width * picture.format.bytesPerPixel
        let start = Int(part.minY) * picture.rowStride + Int(part.minX) * picture.format.bytesPerPixel
        let bytes = [UInt8](unsafeUninitializedCapacity: length * size.height) { target, count in
            picture.bytes.withUnsafeBufferPointer { source in
                for row in 0..<size.height {
                    let from = start + row * picture.rowStride
                    _ = UnsafeMutableBufferPointer(rebasing: target[row * length..<(row + 1) * length])
                        .initialize(from: source[from..<from + length])
                }
            }
            count = length * size.height
        }
        return Picture(size: size, format: picture.format, rowStride: length, bytes: bytes)
    }
}
