import FuzzDriver
import ImageMutation
@testable import Imaging

/// The program.
@_cdecl("FuzzImage_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzImage)
}

/// Bytes of every image format → a picture, as the file says and as stored.
private func fuzzImage(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let source = ImageSource(bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
    // As much as decodes in a fraction of a second: what takes longer is slow, not large.
    let limits = ImageLimits(pixels: 1_000_000)
    for orientation in [nil, ImageOrientation.up] {
        guard let picture = try? ImageDecoder.decode(source, orientation: orientation, limits: limits) else { continue }
        precondition(picture.bytes.count == picture.size.area * picture.channels.rawValue, "pictures are whole")
    }
    return 0
}
