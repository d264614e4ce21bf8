internal import DocumentModel

extension GrayPlane {
    /// The picture with contrast made the same everywhere: brightness in terms of its own deviation around.
    ///
    /// - Parameter window: the side of the surroundings, in pixels.
    func evened(window: Int) -> GrayPlane {
        let reach = max(1, window / 2)
        var result = bytes
        // Sums and squares of the columns around the row, kept up from row to row.
        var sums = [Int32](repeating: 0, count: width)
        var squares = [Int32](repeating: 0, count: width)
        // The same of all columns left of one, in the row at hand.
        var sumsBefore = [Int](repeating: 0, count: width + 1)
        var squaresBefore = sumsBefore
        bytes.withUnsafeBufferPointer { source in
            func add(_ row: Int, _ sign: Int32) {
                guard row >= 0, row < height else { return }
                for x in 0..<width {
                    let value = Int32(source[row * width + x])
                    sums[x] &+= sign &* value
                    squares[x] &+= sign &* value &* value
                }
            }
            for row in 0..<reach { add(row, 1) }
            for y in 0..<height {
                add(y + reach, 1)
                add(y - reach - 1, -1)
                for x in 0..<width {
                    sumsBefore[x + 1] = sumsBefore[x] &+ Int(sums[x])
                    squaresBefore[x + 1] = squaresBefore[x] &+ Int(squares[x])
                }
                let rows = min(height, y + reach + 1) - max(0, y - reach)
                for x in 0..<width {
                    let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
                    let share = 1 / Float(rows * (right - left))
                    let mean = Float(sumsBefore[right] &- sumsBefore[left]) * share
                    let variance = Float(squaresBefore[right] &- squaresBefore[left]) * share - mean * mean
                    // Less than the noise of a good camera is no contrast to be raised.
                    let scale = 80 / max(2, max(0, variance).squareRoot())
                    let value = 128 + scale * (Float(source[y * width + x]) - mean)
                    result[y * width + x] = UInt8(min(max(value, 0), 255))
                }
            }
        }
        return GrayPlane(size: size, bytes: result)
    }
}
