internal import FuzzDriver

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
