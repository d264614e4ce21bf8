import CTesseract
import DocumentModel
import Imaging

extension Picture {
    /// Blue, green and red planes of the picture drawn at a size, black -1 and white 1, as the detector
    /// takes them.
    ///
    /// It interpolates in sixteenths of a pixel from the top left corner, and lets Leptonica average what is much reduced, unlike
    /// `Resampler`: drawn by that, sets of small photos lost a word or two each.
    ///
    /// - Throws: `.recognitionFailed` where memory does not suffice.
    func planes(drawnAt size: PixelSize) throws -> [Float] {
        let (x, y) = (Float(size.width) / Float(width), Float(size.height) / Float(height))
        guard max(x, y) < Self.sparse else { return planes(stretchedTo: size) }
        guard let pix = PixHandle(colour: self), let averaged = PixHandle(pixScaleAreaMap(pix.pointer, x, y))?.picture()
        else { throw ImageAnalysisError.outOfMemory }
        return averaged.planes(stretchedTo: size)
    }

    /// Below this scale pixels are averaged first: some would not be looked at, and thin strokes lost.
    private static let sparse: Float = 0.7

    /// Interpolates linearly, in sixteenths of a pixel.
    private func planes(stretchedTo target: PixelSize) -> [Float] {
        let (step, length, area) = (channels.rawValue, width * channels.rawValue, target.width * target.height)
        let columns = (0..<target.width).map { 16 * $0 * width / target.width }
        // The row that is drawn, times 16, and its last pixel once more.
        var row = [UInt16](repeating: 0, count: length + step)
        return [Float](unsafeUninitializedCapacity: 3 * area) { planes, count in
            for line in 0..<target.height {
                blendRow(at: 16 * line * height / target.height, into: &row)
                row.withUnsafeBufferPointer { row in
                    var to = line * target.width
                    for column in columns {
                        let (from, share) = ((column >> 4) * step, UInt16(column & 15))
                        for colour in 0..<3 {
                            let left = from + (step == 3 ? 2 - colour : 0)
                            let value = ((16 - share) &* row[left] &+ share &* row[left + step] &+ 128) >> 8
                            planes[to + colour * area] = Float(value) * (2 / 255) - 1
                        }
                        to += 1
                    }
                }
            }
            count = 3 * area
        }
    }

    /// Draws the row at a height in sixteenths of a pixel: 16 times its bytes, and the last pixel's once more.
    private func blendRow(at height: Int, into row: inout [UInt16]) {
        let (step, length, share) = (channels.rawValue, width * channels.rawValue, UInt16(height & 15))
        let upper = (height >> 4) * bytesPerRow
        let lower = min((height >> 4) + 1, self.height - 1) * bytesPerRow
        bytes.withUnsafeBufferPointer { bytes in
            row.withUnsafeMutableBufferPointer { row in
                for at in 0..<length {
                    row[at] = (16 - share) &* UInt16(bytes[upper + at]) &+ share &* UInt16(bytes[lower + at])
                }
                for at in 0..<step { row[length + at] = row[length - step + at] }
            }
        }
    }
}
