internal import Imaging
internal import DocumentModel
internal import Glibc

/// Looks for barcodes that stand at an angle. ZBar scans along rows and columns only, and from about fifteen degrees on
/// no row crosses all bars.
enum TiltedBars {
    /// The directions, in radians, in which tilted bars follow each other; most likely first, two at most.
    ///
    /// A picture is turned for each, so the evidence is weighed first: squares in which brightness rises and falls again
    /// along one line only, many of them along the same.
    static func directions(in plane: Picture) -> [Double] {
        let side = 16
        // Ten degrees each. Directions half a turn apart are the same, so the vectors of twice the angle are summed.
        let bins = 18
        var squares = [(count: Int, x: Double, y: Double)](repeating: (0, 0, 0), count: bins)
        for top in stride(from: 1, to: plane.height - side, by: side) {
            for left in stride(from: 1, to: plane.width - side, by: side) {
                guard let angle = barDirection(in: plane, left: left, top: top, side: side) else { continue }
                let bin = min(bins - 1, Int((angle / .pi + 0.5) * Double(bins)))
                squares[bin].count += 1
                squares[bin].x += cos(2 * angle)
                squares[bin].y += sin(2 * angle)
            }
        }
        // One barcode's squares may fall into two bins.
        let peaks = squares.indices.map { bin in
            let (left, right) = (squares[(bin + bins - 1) % bins], squares[(bin + 1) % bins])
            let middle = squares[bin]
            return (
                count: left.count + middle.count + right.count,
                angle: atan2(left.y + middle.y + right.y, left.x + middle.x + right.x) / 2
            )
        }
        // Fewer squares hold no barcode of which a line could be read.
        return peaks.filter { $0.count >= 8 }.sorted { $0.count > $1.count }.map(\.angle)
            // Upright ones have been tried.
            .filter { abs(remainder($0, .pi / 2)) > 0.1 }
            .reduce(into: []) { directions, angle in
                let isNew = directions.allSatisfy { abs(remainder($0 - angle, .pi)) > 0.4 }
                if isNew, directions.count < 2 { directions.append(angle) }
            }
    }

    /// The direction across the bars that fill a square, from -90° to 90°; nil where there are none.
    private static func barDirection(in plane: Picture, left: Int, top: Int, side: Int) -> Double? {
        var (xx, xy, yy) = (0, 0, 0)
        var (sumX, sumY, steps) = (0, 0, 0)
        plane.bytes.withUnsafeBufferPointer { bytes in
            for y in top..<top + side {
                for index in y * plane.width + left..<y * plane.width + left + side {
                    let gx = Int(bytes[index + 1]) - Int(bytes[index - 1])
                    let gy = Int(bytes[index + plane.width]) - Int(bytes[index - plane.width])
                    xx += gx * gx
                    xy += gx * gy
                    yy += gy * gy
                    sumX += gx
                    sumY += gy
                    steps += abs(gx) + abs(gy)
                }
            }
        }
        let energy = Double(xx + yy)
        // Noise and soft shades: less than a difference of 20 from pixel to pixel.
        guard energy > Double(side * side) * 20 * 20 else { return nil }
        guard hypot(Double(xx - yy), Double(2 * xy)) > 0.8 * energy else { return nil }
        // One edge only rises or only falls; bars do both.
        guard 2 * (abs(sumX) + abs(sumY)) < steps else { return nil }
        return atan2(Double(2 * xy), Double(xx - yy)) / 2
    }
}
