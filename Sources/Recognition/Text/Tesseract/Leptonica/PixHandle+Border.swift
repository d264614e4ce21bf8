internal import Imaging
import CTesseract
import DocumentModel

extension PixHandle {
    /// A part of a gray picture in a blank frame of its own ground, dark letters on light ground; nil where the part is
    /// empty or memory does not suffice.
    init?(gray picture: Picture, in area: Rectangle, border: LineCrop.Border) {
        guard let part = PixHandle(gray: picture, in: area) else { return nil }
        var ground = part.edgeBrightness
        var mean: Float = 0
        // Letters take less room than their ground, but enough to draw the mean to their side of it.
        if pixGetAverageMasked(part.pointer, nil, 0, 0, 1, Int32(L_MEAN_ABSVAL), &mean) == 0, Float(ground) < mean {
            pixInvert(part.pointer, part.pointer)
            ground = 255 - ground
        }
        self.init(
            pixAddBorderGeneral(
                part.pointer, Int32(clamping: border.left), Int32(clamping: border.right),
                Int32(clamping: border.top), Int32(clamping: border.bottom), UInt32(ground)))
    }

    /// The median brightness along the edges of a gray picture.
    private var edgeBrightness: Int {
        guard let words else { return 255 }
        let stride = rowStride / 4
        var counts = [Int](repeating: 0, count: 256)
        func count(_ column: Int, _ row: Int) {
            counts[Int(words[row * stride + column / 4] >> UInt32(24 - (column & 3) * 8) & 255)] += 1
        }
        for column in 0..<width {
            count(column, 0)
            count(column, height - 1)
        }
        for row in 0..<height {
            count(0, row)
            count(width - 1, row)
        }
        var sum = 0
        return counts.firstIndex { number in
            sum += number
            return sum > width + height
        } ?? 255
    }
}
