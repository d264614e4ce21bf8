internal import DocumentModel

extension StoredImage {
    /// Stores pixels without loss: as bits where all are black or white, else as PNG does.
    package init(_ picture: Picture) throws {
        if let bits = picture.bits {
            self.init(coding: .bits, bytes: bits, size: picture.size, orientation: .up)
            return
        }
        let reader = ByteReader(bytes: try ImageEncoder.png(picture), isBigEndian: true)
        guard let stored = StoredImage(png: reader) else { throw ImageAnalysisError.outOfMemory }
        self = stored
    }
}

extension Picture {
    /// A bit a pixel, 1 for white, rows filled up to whole bytes; nil where there are other shades.
    fileprivate var bits: [UInt8]? {
        guard channels == .gray, bytes.allSatisfy({ $0 == 0 || $0 == 255 }) else { return nil }
        let stride = (width + 7) / 8
        var bits = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            for column in 0..<width where bytes[row * width + column] != 0 {
                bits[row * stride + column / 8] |= 0x80 >> UInt8(column % 8)
            }
        }
        return bits
    }
}
