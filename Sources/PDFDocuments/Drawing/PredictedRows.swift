/// Rows of which only the differences are stored, as PNG and TIFF do it.
struct PredictedRows {
    let pixelBytes: Int
    let rowBytes: Int
    /// Whether each row begins with the number of its filter, as in PNG.
    let isTagged: Bool

    func restored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            let filter = isTagged ? bytes[at] : 1
            if isTagged { at += 1 }
            let end = min(at + rowBytes, bytes.count)
            let start = result.count
            for (column, byte) in bytes[at..<end].enumerated() {
                func before(_ distance: Int, _ isThere: Bool) -> Int {
                    isThere && result.count >= distance ? Int(result[result.count - distance]) : 0
                }
                let left = before(pixelBytes, result.count - pixelBytes >= start)
                let above = before(rowBytes, true)
                let corner = before(rowBytes + pixelBytes, column >= pixelBytes)
                result.append(byte &+ UInt8(truncatingIfNeeded: prediction(filter, left, above, corner)))
            }
            at = end
        }
        return result
    }

    private func prediction(_ filter: UInt8, _ left: Int, _ above: Int, _ corner: Int) -> Int {
        switch filter {
        case 1: return left
        case 2: return above
        case 3: return (left + above) / 2
        case 4:
            let guess = left + above - corner
            let distances = (abs(guess - left), abs(guess - above), abs(guess - corner))
            if distances.0 <= distances.1 && distances.0 <= distances.2 { return left }
            return distances.1 <= distances.2 ? above : corner
        default: return 0
        }
    }
}
