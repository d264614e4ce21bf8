import Testing

@testable import Imaging

@Suite struct EXIFTextTests {
    @Test(arguments: [
        EXIFText(documentName: "a"), EXIFText(imageDescription: "12345"),
        EXIFText(documentName: "abc", imageDescription: "é 犬"),
        EXIFText(documentName: "1234", imageDescription: ""),
    ]) func wordsComeBack(text: EXIFText) throws {
        let block = try #require(text.block)
        #expect(EXIFText(heif: [0, 0, 0, 0] + block) == text)
        // Behind the name that JPEG puts before it.
        #expect(EXIFText(heif: [0, 0, 0, 6] + Array("Exif\0\0".utf8) + block) == text)
        #expect(ImageOrientation(exifAt: 0, in: block) == .up)
    }

    @Test func nothingIsNoBlock() {
        #expect(EXIFText().block == nil)
    }

    @Test func blocksThatLieSayNothing() throws {
        let block = try #require(EXIFText(documentName: "document", imageDescription: "description").block)
        #expect(EXIFText(heif: []) == nil)
        #expect(EXIFText(heif: [255, 255, 255, 255] + block) == nil)
        for count in 0..<block.count { _ = EXIFText(heif: [0, 0, 0, 0] + block.prefix(count)) }
        for index in block.indices {
            for value: UInt8 in [0, 1, 127, 128, 255] {
                var lying = block
                lying[index] = value
                _ = EXIFText(heif: [0, 0, 0, 0] + lying)
            }
        }
    }
}
