import FuzzDriver
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

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Changes a file by its pieces every second time, and by its bytes otherwise.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt) -> Int {
    guard seed & 1 == 0, count > 16 else { return mutateBytes(bytes, count, most) }
    var random = LinearGenerator(state: UInt64(seed))
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    let mutated = ImagePieces(of: file).mutated(&random).prefix(most)
    for (index, byte) in mutated.enumerated() { bytes[index] = byte }
    return mutated.count
}

/// The same numbers for the same seed.
struct LinearGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 32
    }
}
