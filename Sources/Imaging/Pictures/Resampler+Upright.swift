import DocumentModel

extension Resampler {
    /// Draws a part that stands upright: rows are blended first, then columns.
    func drawUpright(columns: ResamplerShares, rows: ResamplerShares, _ body: (Int, UnsafeBufferPointer<Float>) -> Void)
    {
        let channels = picture.channels.rawValue
        let (from, length) = (columns.used.lowerBound * channels, columns.used.count * channels)
        var blended = [Float](repeating: 0, count: length)
        var line = [Float](repeating: 0, count: size.width * channels)
        picture.bytes.withUnsafeBufferPointer { bytes in
            blended.withUnsafeMutableBufferPointer { blended in
                line.withUnsafeMutableBufferPointer { line in
                    for row in 0..<size.height {
                        var white: Float = 1
                        for share in rows.starts[row]..<rows.starts[row + 1] {
                            let source = (rows.firsts[row] + share - rows.starts[row]) * picture.bytesPerRow + from
                            let weight = rows.shares[share]
                            white -= weight
                            if share == rows.starts[row] {
                                for index in 0..<length { blended[index] = weight * Float(bytes[source &+ index]) }
                            } else {
                                for index in 0..<length { blended[index] += weight * Float(bytes[source &+ index]) }
                            }
                        }
                        if rows.starts[row] == rows.starts[row + 1] {
                            for index in 0..<length { blended[index] = 255 }
                        } else if white > 0.001 {
                            for index in 0..<length { blended[index] += white * 255 }
                        }
                        if channels == 1 {
                            Self.blendColumns(of: blended, columns, into: line, channels: 1)
                        } else {
                            Self.blendColumns(of: blended, columns, into: line, channels: 3)
                        }
                        body(row, UnsafeBufferPointer(line))
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func blendColumns(
        of row: UnsafeMutableBufferPointer<Float>, _ columns: ResamplerShares,
        into line: UnsafeMutableBufferPointer<Float>, channels: Int
    ) {
        let offset = columns.used.lowerBound
        columns.starts.withUnsafeBufferPointer { starts in
            columns.firsts.withUnsafeBufferPointer { firsts in
                columns.shares.withUnsafeBufferPointer { shares in
                    for column in firsts.indices {
                        var at = (firsts[column] &- offset) &* channels
                        var (first, second, third): (Float, Float, Float) = (0, 0, 0)
                        var white: Float = 1
                        for index in starts[column]..<starts[column &+ 1] {
                            let share = shares[index]
                            white -= share
                            first += share * row[at]
                            if channels == 3 {
                                second += share * row[at &+ 1]
                                third += share * row[at &+ 2]
                            }
                            at &+= channels
                        }
                        let to = column &* channels
                        let around = white * 255
                        line[to] = first + around
                        if channels == 3 {
                            line[to &+ 1] = second + around
                            line[to &+ 2] = third + around
                        }
                    }
                }
            }
        }
    }
}
