internal import Imaging
extension Picture {
    /// Whether much of what is drawn here is as thin as the strokes of small letters: one or two pixels.
    ///
    /// Of the steps in brightness along rows, those that are undone within such a stroke are counted: none in pictures
    /// that were enlarged, 2 to 22 of 100 in photos, 15 to 50 where there is small print. One row in eight is asked.
    var hasThinStrokes: Bool {
        guard isWhole else { return false }
        var (steps, undone) = (0, 0)
        // Of colours green, which weighs most in brightness.
        let (pixelStride, first) = (format.bytesPerPixel, format.bytesPerPixel > 1 ? 1 : 0)
        bytes.withUnsafeBufferPointer { bytes in
            for row in stride(from: 4, to: height, by: 8) {
                var from = row * rowStride + first
                var (lastStep, columnsSince) = (0, 0)
                for _ in 1..<max(width, 1) {
                    let step = Int(bytes[from + pixelStride]) - Int(bytes[from])
                    from += pixelStride
                    columnsSince += 1
                    guard abs(step) > Self.clearStep else { continue }
                    steps += 1
                    if columnsSince <= Self.thinnest, step * lastStep < 0 { undone += 1 }
                    (lastStep, columnsSince) = (step, 0)
                }
            }
        }
        return Double(undone) > Self.shareOfSmallPrint * Double(steps)
    }

    /// A difference in brightness that noise seldom makes, of 255.
    private static let clearStep = 24
    /// Columns that a thin stroke takes.
    private static let thinnest = 2
    /// The share of the steps that are undone within a thin stroke, from which there is small print.
    private static let shareOfSmallPrint = 0.1
}
