internal import Imaging
internal import DocumentModel
internal import Glibc

/// How brightness changes in a small square of a picture: codes change much, often, and between two tones.
struct TextureSquare {
    /// Side in pixels: holds several modules of the codes that fill a picture of about a thousand.
    static let side = 16

    /// Mean square of the steps from pixel to pixel.
    let energy: Double
    /// How much of the change runs along one line, 0 to 1.
    let coherence: Double
    /// That line's direction in radians, from -90° to 90°.
    let direction: Double
    /// How much of the change is undone within the square, 0 to 1: bars rise and fall, one edge only rises.
    let balance: Double
    /// How much the square is of two tones, 0 to 1: 1 where each pixel is as dark as the darkest or as light as the
    /// lightest, a third for even shades, a fifth for grass and skin.
    let contrast: Double
    /// How much of it is light, 0 to 1: about half in codes, most of it in print.
    let light: Double

    /// The squares of a picture, row by row, without its outermost pixels.
    static func squares(of plane: Picture) -> (columns: Int, rows: Int, squares: [TextureSquare]) {
        let (columns, rows) = (max(0, plane.width - 2) / side, max(0, plane.height - 2) / side)
        let squares = plane.bytes.withUnsafeBufferPointer { bytes in
            (0..<rows * columns).map { index in
                TextureSquare(
                    bytes, width: plane.width, left: 1 + index % columns * side, top: 1 + index / columns * side)
            }
        }
        return (columns, rows, squares)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int, left: Int, top: Int) {
        var (xx, xy, yy): (Int32, Int32, Int32) = (0, 0, 0)
        var (sumX, sumY, steps): (Int32, Int32, Int32) = (0, 0, 0)
        var (sum, squares): (Int32, Int32) = (0, 0)
        var (darkest, lightest): (UInt8, UInt8) = (255, 0)
        // Every second row tells as much.
        for y in stride(from: top, to: top + Self.side, by: 2) {
            for index in y * width + left..<y * width + left + Self.side {
                let gx = Int32(bytes[index + 1]) &- Int32(bytes[index - 1])
                let gy = Int32(bytes[index + width]) &- Int32(bytes[index - width])
                xx &+= gx &* gx
                xy &+= gx &* gy
                yy &+= gy &* gy
                sumX &+= gx
                sumY &+= gy
                steps &+= abs(gx) &+ abs(gy)
                let value = bytes[index]
                sum &+= Int32(value)
                squares &+= Int32(value) &* Int32(value)
                darkest = min(darkest, value)
                lightest = max(lightest, value)
            }
        }
        let change = Double(xx) + Double(yy)
        let count = Double(Self.side * Self.side / 2)
        energy = change / count
        coherence = change > 0 ? hypot(Double(xx) - Double(yy), 2 * Double(xy)) / change : 0
        direction = atan2(2 * Double(xy), Double(xx) - Double(yy)) / 2
        balance = steps > 0 ? 1 - (abs(Double(sumX)) + abs(Double(sumY))) / Double(steps) : 0
        let mean = Double(sum) / count
        // No variance is larger than this product (Bhatia and Davis).
        let largest = (Double(lightest) - mean) * (mean - Double(darkest))
        contrast = largest > 0 ? (Double(squares) / count - mean * mean) / largest : 0
        light = lightest > darkest ? (mean - Double(darkest)) / (Double(lightest) - Double(darkest)) : 1
    }

    /// Whether bars may fill the square; a step of less than six from pixel to pixel is noise.
    var hasBars: Bool { energy > 36 && coherence > 0.8 && balance > 0.5 }
    /// Whether modules may fill the square.
    var hasModules: Bool { energy > 36 && coherence <= 0.8 && balance > 0.5 && contrast > 0.25 }
}
