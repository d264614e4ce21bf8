internal import Imaging

extension Picture {
    /// The picture with its contrast made the same along each row: what is as dark as anything around is black, what is as
    /// light as anything around is white.
    func leveled() -> Picture {
        // Wider than the widest bars and spaces of a code, and than a digit.
        let side = max(4, width / 24)
        let count = max(1, width / side)
        return Picture(size: size, channels: .gray) { target in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let line = row * width..<(row + 1) * width
                    let parts = (0..<count).map { part in
                        source[line.lowerBound + part * width / count..<line.lowerBound + (part + 1) * width / count]
                    }
                    let dark = Self.around(parts.map { Float($0.min() ?? 0) }, min)
                    let light = Self.around(parts.map { Float($0.max() ?? 0) }, max)
                    // Grain of what is light all over is not to be taken for bars.
                    let least = BarLine.leastContrast * max(1, (light.max() ?? 0) - (dark.min() ?? 0))
                    for column in 0..<width {
                        let at = max(0, (Float(column) + 0.5) * Float(count) / Float(width) - 0.5)
                        let (first, second) = (Int(at), min(Int(at) + 1, count - 1))
                        let share = at - Float(first)
                        let white = light[first] + share * (light[second] - light[first])
                        let black = dark[first] + share * (dark[second] - dark[first])
                        let value = 1 - (white - Float(source[line.lowerBound + column])) / max(white - black, least)
                        target[line.lowerBound + column] = UInt8(min(max(value, 0), 1) * 255)
                    }
                }
            }
        }
    }

    /// The most extreme of each value and of those beside it.
    private static func around(_ values: [Float], _ extreme: (Float, Float) -> Float) -> [Float] {
        values.indices.map { index in
            extreme(
                values[index], extreme(values[max(0, index - 1)], values[min(values.count - 1, index + 1)]))
        }
    }
}
