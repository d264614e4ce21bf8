import DocumentModel
import Imaging

extension Picture {
    /// Blue, green and red planes of the picture drawn at a size, black -1 and white 1, as the detector
    /// takes them.
    ///
    /// What is much reduced is averaged over all pixels, anything else interpolated, both in sixteenths of a pixel from the top left
    /// corner, unlike `Resampler`: drawn by that, sets of small photos lost a word or two each.
    func planes(drawnAt size: PixelSize) -> [Float] {
        let scale = max(Double(size.width) / Double(width), Double(size.height) / Double(height))
        return scale < Self.sparse ? planes(averagedTo: size) : planes(stretchedTo: size)
    }

    /// Below this scale pixels are averaged: some would not be looked at, and thin strokes lost.
    private static let sparse = 0.7

    /// Averages over the area that each pixel stands for.
    private func planes(averagedTo target: PixelSize) -> [Float] {
        let (step, length, area) = (channels.rawValue, width * channels.rawValue, target.width * target.height)
        let columns = Share.all(of: width, in: target.width)
        let rows = Share.all(of: height, in: target.height)
        var sums = [UInt32](repeating: 0, count: length)
        return [Float](unsafeUninitializedCapacity: 3 * area) { planes, count in
            bytes.withUnsafeBufferPointer { bytes in
                sums.withUnsafeMutableBufferPointer { sums in
                    for (line, share) in rows.enumerated() {
                        sums.update(repeating: 0)
                        share.forEach { row, weight in
                            let from = row &* length
                            for at in 0..<length { sums[at] &+= weight &* UInt32(bytes[from &+ at]) }
                        }
                        var to = line * target.width
                        for column in columns {
                            let part = 1 / Float(column.length * share.length)
                            for colour in 0..<3 {
                                let at = step == 3 ? 2 - colour : 0
                                var sum: Float = 0
                                column.forEach { sum += Float($1) * Float(sums[$0 &* step &+ at]) }
                                planes[to + colour * area] = Float(Int32(sum * part + 0.5)) * (2 / 255) - 1
                            }
                            to += 1
                        }
                    }
                }
            }
            count = 3 * area
        }
    }

    /// What a pixel that is drawn takes of a row or column of the picture, in sixteenths of a pixel.
    private struct Share {
        private let start: Int
        private let end: Int

        /// The shares of `count` pixels that are drawn in so many of the picture that each takes more than one.
        static func all(of extent: Int, in count: Int) -> [Share] {
            (0..<count).map { Share(start: 16 * $0 * extent / count, end: 16 * ($0 + 1) * extent / count) }
        }

        var length: Int { end - start }

        /// Each pixel in turn, and the sixteenths of it that count.
        @inline(__always) func forEach(_ body: (_ pixel: Int, _ weight: UInt32) -> Void) {
            let (first, last) = (start >> 4, end >> 4)
            body(first, UInt32(truncatingIfNeeded: 16 - start & 15))
            for pixel in first + 1..<last { body(pixel, 16) }
            if end & 15 > 0 { body(last, UInt32(truncatingIfNeeded: end & 15)) }
        }
    }

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
