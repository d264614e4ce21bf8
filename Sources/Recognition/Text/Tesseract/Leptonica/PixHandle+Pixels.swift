import CTesseract
import DocumentModel
import Imaging

extension PixHandle {
    /// The picture, of eight or 32 bits a pixel, without alpha; nil for any other.
    func picture() -> Picture? {
        guard let words else { return nil }
        let (size, wordsPerRow) = (PixelSize(width: width, height: height), rowStride / 4)
        switch depth {
        case 8:
            return Picture(size: size, channels: .gray) { target in
                for row in 0..<size.height {
                    for column in 0..<size.width {
                        let word = words[row * wordsPerRow + column / 4]
                        target[row * size.width + column] = UInt8(
                            truncatingIfNeeded: word >> UInt32(24 - column % 4 * 8))
                    }
                }
            }
        case 32:
            return Picture(size: size, channels: .rgb) { target in
                for pixel in 0..<size.area {
                    let word = words[pixel]
                    target[pixel * 3] = UInt8(truncatingIfNeeded: word >> 24)
                    target[pixel * 3 + 1] = UInt8(truncatingIfNeeded: word >> 16)
                    target[pixel * 3 + 2] = UInt8(truncatingIfNeeded: word >> 8)
                }
            }
        default: return nil
        }
    }
}
