import FuzzDriver

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Changes a document by its pieces, but now and then by its bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt) -> Int {
    guard seed % 4 != 0, count > 16 else { return mutateBytes(bytes, count, most) }
    var random = LinearGenerator(state: UInt64(seed))
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    let mutated = PDFPieces(of: file).mutated(&random)
    guard !mutated.isEmpty, mutated.count <= most else { return mutateBytes(bytes, count, most) }
    for (index, byte) in mutated.enumerated() { bytes[index] = byte }
    return mutated.count
}
