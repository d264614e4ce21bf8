internal import Imaging
import CTesseract
import DocumentModel

extension PixHandle {
    /// An eight-bit gray copy of a picture or of a part of it.
    ///
    /// The part is that of `Picture.wholePixels(of:)`; nil where it is empty or there is no memory. Colours are weighed
    /// on each call: a caller that needs many parts of a picture calls `Picture.gray()` once.
    init?(gray picture: Picture, in rectangle: Rectangle? = nil) {
        self.init(Self.words(of: picture.gray(), in: rectangle))
    }

    private static func words(of gray: Picture, in rectangle: Rectangle?) -> UnsafeMutablePointer<Pix>? {
        guard let area = gray.wholePixels(of: rectangle) else { return nil }
        let (columns, rows) = (Int(area.width), Int(area.height))
        let origin = Int(area.minY) * gray.bytesPerRow + Int(area.minX)
        guard let pix = pixCreateNoInit(Int32(columns), Int32(rows), 8), let words = pixGetData(pix) else { return nil }
        let wordsPerRow = Int(pixGetWpl(pix))
        gray.bytes.withUnsafeBytes { bytes in
            for row in 0..<rows {
                pack(bytes, at: origin + row * gray.bytesPerRow, count: columns, into: words + row * wordsPerRow)
            }
        }
        return pix
    }

    /// Packs bytes into words, the first byte in the most significant bits.
    private static func pack(
        _ bytes: UnsafeRawBufferPointer, at start: Int, count: Int, into words: UnsafeMutablePointer<UInt32>
    ) {
        let whole = count / 4
        for word in 0..<whole {
            words[word] = bytes.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self).bigEndian
        }
        guard count > whole * 4 else { return }
        var last: UInt32 = 0
        for index in whole * 4..<count {
            last |= UInt32(bytes[start + index]) << UInt32(24 - (index & 3) * 8)
        }
        words[whole] = last
    }
}
