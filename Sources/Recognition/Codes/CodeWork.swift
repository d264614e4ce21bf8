internal import DocumentModel
internal import Imaging

/// What decoders may do about one picture. Neither can be interrupted, and both take the longer the more dark and light
/// change from pixel to pixel: a checkerboard of single pixels takes ten times as long as a page.
///
/// The bound counts work, not time: a busy machine finds the same codes as an idle one.
struct CodeWork {
    /// Pixels that are shown at a time, and again in parts, at most; of the detail of a page.
    static let mostPixels = 16_000_000

    private var left: Int

    /// - Parameter budget: pixels of the detail of a page.
    init(budget: Int) {
        left = budget
    }

    /// Whether something of the size may be shown still.
    func allows(_ size: PixelSize) -> Bool {
        left >= size.area
    }

    /// Something is shown.
    mutating func spend(on picture: Picture) {
        left -= Int(Double(picture.size.area) * max(1, picture.detail / Self.pageDetail))
    }

    /// How much smaller a picture is to be shown as a whole: 1 for all but those that would take seconds.
    static func reduction(of picture: Picture) -> Int {
        var factor = 1
        while picture.size.area / (factor * factor) > mostPixels { factor += 1 }
        // The mean of an even number of pixels levels those that are alternately dark and light.
        return isTexture(picture) ? max(2, factor + factor % 2) : factor
    }

    /// Whether a picture changes more often all over than a code does: modules and bars take two pixels at least.
    static func isTexture(_ picture: Picture) -> Bool {
        picture.size.area > 1_000_000 && picture.detail > textureDetail
    }

    /// The detail of a page full of small print or codes.
    private static let pageDetail = 0.1
    private static let textureDetail = 0.3
    /// A difference in brightness that noise seldom makes, of 255; decoders level what differs less.
    private static let leastStep: Int16 = 24

    /// 1 where two pixels differ by that, else 0: no branch, so that many are compared at once.
    @inline(__always)
    static func clearStep(from one: UInt8, to other: UInt8) -> UInt16 {
        let difference = Int16(one) &- Int16(other)
        // Below zero where the difference is larger, one way or the other.
        let (up, down) = (leastStep &- 1 &- difference, leastStep &- 1 &+ difference)
        return UInt16(bitPattern: up | down) &>> 15
    }
}

extension Picture {
    /// How often dark and light change from pixel to pixel, 0 to 1, along some of the rows and columns; the larger of both.
    var detail: Double {
        guard width > 1, height > 1 else { return 0 }
        let rows = share(ofStepsBy: 1, along: width, startingEvery: bytesPerRow, times: height)
        return max(rows, share(ofStepsBy: bytesPerRow, along: height, startingEvery: 1, times: width))
    }

    private func share(ofStepsBy step: Int, along length: Int, startingEvery gap: Int, times count: Int) -> Double {
        let lines = Array(stride(from: 0, to: count, by: max(1, count / 64)))
        var changes = 0
        bytes.withUnsafeBufferPointer { bytes in
            for line in lines {
                var at = line * gap
                for _ in 1..<length {
                    changes &+= Int(CodeWork.clearStep(from: bytes[at], to: bytes[at + step]))
                    at += step
                }
            }
        }
        return Double(changes) / Double(lines.count * (length - 1))
    }
}
