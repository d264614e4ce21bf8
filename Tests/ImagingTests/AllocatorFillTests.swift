import CAllocator
import Foundation
import Testing

@testable import Imaging

extension DecodedTwiceTests {
    /// What a server has freed stays overwritten, also behind a HEIC, which is decoded over bytes of its own.
    @Test func usualFillReturns() throws {
        allocator_fill_always(0x5A)
        defer { allocator_fill_always(0xFF) }
        _ = try ImageDecoder.decode(ImageSource(bytes: SamplePicture.fixture("picture.heic")))
        allocator_begin_filling(0x31)
        #expect(allocated() == 0x31)
        allocator_end_filling()
        // Tests beside this one decode HEICs too, each for a moment.
        let isFilled = (0..<1000).contains { _ in
            if allocated() == 0x5A { return true }
            Thread.sleep(forTimeInterval: 0.01)
            return false
        }
        #expect(isFilled)
    }

    /// A byte of memory that was just handed out.
    private func allocated() -> UInt8? {
        let count = 4096
        guard let block = malloc(count) else { return nil }
        defer { free(block) }
        return block.load(fromByteOffset: count / 2, as: UInt8.self)
    }
}
