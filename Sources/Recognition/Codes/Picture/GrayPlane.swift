internal import Imaging
internal import DocumentModel

/// Brightness alone, one byte a pixel, rows without padding: what ZBar scans.
struct GrayPlane {
    let size: PixelSize
    private(set) var bytes: [UInt8]

    var width: Int { size.width }
    var height: Int { size.height }

    init(size: PixelSize, bytes: [UInt8]) {
        self.size = size
        self.bytes = bytes
    }

    /// The bitmap's brightness; nil where its bytes do not fill its size.
    init?(_ bitmap: Picture) {
        let (width, height, stride) = (bitmap.width, bitmap.height, bitmap.rowStride)
        let pixel = bitmap.format.bytesPerPixel
        let (rowBytes, rowOverflow) = width.multipliedReportingOverflow(by: pixel)
        let (planeBytes, planeOverflow) = stride.multipliedReportingOverflow(by: max(0, height - 1))
        guard width > 0, height > 0, !rowOverflow, !planeOverflow, stride >= rowBytes,
            planeBytes <= bitmap.bytes.count - rowBytes
        else { return nil }
        size = bitmap.size
        if pixel == 1, stride == width, bitmap.bytes.count == width * height {
            bytes = bitmap.bytes
            return
        }
        let isBlueFirst = bitmap.format == .bgra8
        bytes = bitmap.bytes.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
                for y in 0..<height {
                    var from = y * stride
                    for to in y * width..<(y + 1) * width {
                        if pixel == 1 {
                            target[to] = source[from]
                        } else {
                            let red = Int(source[from + (isBlueFirst ? 2 : 0)])
                            let green = Int(source[from + 1])
                            let blue = Int(source[from + (isBlueFirst ? 0 : 2)])
                            // ITU-R BT.601 brightness in 1/256.
                            target[to] = UInt8((77 * red + 150 * green + 29 * blue) >> 8)
                        }
                        from += pixel
                    }
                }
                count = width * height
            }
        }
    }

    /// Dark and light exchanged.
    func inverted() -> GrayPlane {
        GrayPlane(size: size, bytes: bytes.map { ~$0 })
    }

    /// Brightness between pixel centres; the border's where the place lies outside.
    func brightness(at point: Point) -> Double {
        let x = min(max(point.x, 0), Double(width - 1))
        let y = min(max(point.y, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (fx, fy) = (x - Double(left), y - Double(top))
        let upper = Double(bytes[top * width + left]) * (1 - fx) + Double(bytes[top * width + right]) * fx
        let lower = Double(bytes[bottom * width + left]) * (1 - fx) + Double(bytes[bottom * width + right]) * fx
        return upper * (1 - fy) + lower * fy
    }
}
