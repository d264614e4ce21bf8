internal import DocumentModel

/// Blocks of a picture that an HEVC decoder never wrote: it works in blocks, over memory that was filled with a byte.
enum UnwrittenBlocks {
    /// Dark in all three planes of a picture, which is a green that pictures hardly have; in one plane, a dark gray.
    static let fill: UInt8 = 0x31
    /// Something else, also in planes with two bytes a sample.
    static let otherFill: UInt8 = 0x02

    /// No decoder's blocks are smaller.
    private static let edge = 8

    /// Whether a picture that was decoded over ``fill``, in `rgb8` or `rgba8`, has a block in one of the colours that this becomes.
    static func mayBe(in pixels: RawImage) -> Bool {
        let pixelBytes = pixels.format == .rgba8 ? 4 : 3
        return pixels.bytes.withUnsafeBufferPointer { bytes in
            func colour(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
                let start = y * pixels.rowStride + x * pixelBytes
                return (bytes[start], bytes[start + 1], bytes[start + 2])
            }
            return stride(from: 0, to: pixels.size.height - edge + 1, by: edge).contains { top in
                stride(from: 0, to: pixels.size.width - edge + 1, by: edge).contains { left in
                    let first = colour(left, top)
                    return isFill(first)
                        && (0..<edge * edge).allSatisfy { colour(left + $0 % edge, top + $0 / edge) == first }
                }
            }
        }
    }

    /// Green by any matrix from YCbCr to RGB, gray where there is no colour, and magenta where samples of two bytes are cut to
    /// their range.
    private static func isFill(_ colour: (UInt8, UInt8, UInt8)) -> Bool {
        switch colour {
        case (0, 1..., 0), (fill, fill, fill), (255, 0, 255): true
        default: false
        }
    }
}
