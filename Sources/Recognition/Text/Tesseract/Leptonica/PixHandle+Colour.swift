internal import Imaging
import CTesseract
import DocumentModel

extension PixHandle {
    /// A 32-bit copy of a picture in colour, an eight-bit one of a gray one.
    init?(colour picture: Picture) {
        guard picture.channels == .rgb else {
            self.init(gray: picture)
            return
        }
        guard let pix = pixCreateNoInit(Int32(picture.width), Int32(picture.height), 32),
            let words = pixGetData(pix)
        else { return nil }
        let wordsPerRow = Int(pixGetWpl(pix))
        picture.bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<picture.height {
                var from = row * picture.bytesPerRow
                let target = words + row * wordsPerRow
                for column in 0..<picture.width {
                    target[column] =
                        UInt32(bytes[from]) << 24 | UInt32(bytes[from + 1]) << 16 | UInt32(bytes[from + 2]) << 8
                    from &+= 3
                }
            }
        }
        self.init(pix)
    }
}
