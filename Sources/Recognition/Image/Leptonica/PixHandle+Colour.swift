import CTesseract
import DocumentModel

extension PixHandle {
    /// A 32-bit copy of an `rgb8` bitmap, an eight-bit one of any other.
    init?(colour bitmap: Bitmap) {
        guard bitmap.format == .rgb8 else {
            self.init(gray: bitmap)
            return
        }
        guard bitmap.isWhole, let pix = pixCreateNoInit(Int32(bitmap.width), Int32(bitmap.height), 32),
            let words = pixGetData(pix)
        else { return nil }
        let wordsPerRow = Int(pixGetWpl(pix))
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<bitmap.height {
                var from = row * bitmap.rowStride
                let target = words + row * wordsPerRow
                for column in 0..<bitmap.width {
                    target[column] =
                        UInt32(bytes[from]) << 24 | UInt32(bytes[from + 1]) << 16 | UInt32(bytes[from + 2]) << 8
                    from &+= 3
                }
            }
        }
        self.init(pix)
    }
}
