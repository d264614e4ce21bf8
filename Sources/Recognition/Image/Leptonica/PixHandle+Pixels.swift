import CTesseract
import DocumentModel

extension PixHandle {
    /// The picture as `gray8` or `rgb8`, composed over white; nil where there is no memory.
    func bitmap(isPremultiplied: Bool = false) -> Bitmap? {
        if pixGetColormap(pointer) != nil {
            return PixHandle(pixRemoveColormap(pointer, Int32(REMOVE_CMAP_BASED_ON_SRC)))?.bitmap()
        }
        switch depth {
        case 32: return pixGetSpp(pointer) == 4 ? overWhite(isPremultiplied: isPremultiplied) : colours()
        case 8: return gray()
        default: return PixHandle(pixConvertTo8(pointer, 0))?.gray()
        }
    }

    private func gray() -> Bitmap? {
        let (columns, rows, stride) = (width, height, rowStride)
        guard depth == 8, let words else { return nil }
        // Rows keep the padding of whole words: that copies words, not bytes.
        let bytes = [UInt8](unsafeUninitializedCapacity: stride * rows) { target, count in
            let target = UnsafeMutableRawBufferPointer(target)
            for word in 0..<stride * rows / 4 {
                target.storeBytes(of: words[word].bigEndian, toByteOffset: word * 4, as: UInt32.self)
            }
            count = stride * rows
        }
        return Bitmap(size: PixelSize(width: columns, height: rows), format: .gray8, rowStride: stride, bytes: bytes)
    }

    private func colours() -> Bitmap? {
        rgb { word, target in
            target[0] = UInt8(truncatingIfNeeded: word >> 24)
            target[1] = UInt8(truncatingIfNeeded: word >> 16)
            target[2] = UInt8(truncatingIfNeeded: word >> 8)
        }
    }

    private func overWhite(isPremultiplied: Bool) -> Bitmap? {
        rgb { word, target in
            let alpha = word & 255
            for channel in 0..<3 {
                let value = word >> UInt32(24 - channel * 8) & 255
                let light = isPremultiplied ? value : (value * alpha + 127) / 255
                target[channel] = UInt8(truncatingIfNeeded: min(255, light + 255 - alpha))
            }
        }
    }

    /// Three bytes for each word.
    private func rgb(_ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void) -> Bitmap? {
        let (columns, rows) = (width, height)
        guard depth == 32, let words else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: columns * rows * 3) { target, count in
            guard let target = target.baseAddress else { return }
            for pixel in 0..<columns * rows { write(words[pixel], target + pixel * 3) }
            count = columns * rows * 3
        }
        return Bitmap(
            size: PixelSize(width: columns, height: rows), format: .rgb8, rowStride: columns * 3, bytes: bytes)
    }
}
