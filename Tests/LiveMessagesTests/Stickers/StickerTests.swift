import Foundation
import Testing

@testable import LiveMessages

struct StickerTests {
    private static func sticker(_ bytes: [UInt8]) throws -> Sticker {
        try Sticker(bytes: bytes, localizedDescription: "A cat")
    }

    @Test(arguments: [
        (1, Sticker.SizeClass.small), (300, .small), (301, .regular), (408, .regular), (409, .large), (618, .large),
    ])
    func behaviour19SizeClassesHold(side: Int, expected: Sticker.SizeClass) throws {
        #expect(try Self.sticker(SampleSticker.png(width: side, height: 10)).sizeClass == expected)
        #expect(try Self.sticker(SampleSticker.png(width: 10, height: side)).sizeClass == expected)
    }

    @Test func behaviour19FilesOfAllFormatsAreTaken() throws {
        let png = try Self.sticker(SampleSticker.png(width: 300, height: 200))
        #expect(png.format == .png && (png.width, png.height) == (300, 200))
        #expect(png.frameCount == 1 && png.loopDuration == 0)
        let apng = try Self.sticker(SampleSticker.png(width: 300, height: 300, delays: [(1, 10), (2, 10), (5, 0)]))
        #expect(apng.format == .apng && apng.frameCount == 3 && abs(apng.loopDuration - 0.35) < 1e-9)
        let gif = try Self.sticker(SampleSticker.gif(width: 300, height: 299, delays: [10, 20]))
        #expect(gif.format == .gif && gif.height == 299 && abs(gif.loopDuration - 0.3) < 1e-9)
        let still = try Self.sticker(SampleSticker.gif(width: 5, height: 5, delays: [0]))
        #expect(still.frameCount == 1 && still.loopDuration == 0)
    }

    @Test func behaviour19RealFilesAreTaken() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleImages")
        let photo = [UInt8](try Data(contentsOf: folder.appending(path: "card-business.jpg")))
        let error = #expect(throws: MessageError.self) { try Self.sticker(photo) }
        #expect(error?.message.contains("pixels") == true)
    }

    @Test(arguments: [
        (SampleSticker.png(width: 100, height: 100, padding: 500_000), "has 500", "fewer colours"),
        (SampleSticker.png(width: 619, height: 10), "619 × 10 pixels", "at most 618"),
        (SampleSticker.png(width: 0, height: 10), "0 × 10 pixels", "at most 618"),
        (
            SampleSticker.png(width: 618, height: 618, delays: Array(repeating: (1, 10), count: 42)), "42 frames",
            "shorten"
        ),
        (SampleSticker.png(width: 100, height: 100, delays: [(1, 51), (1, 10)]), "less than 1/50", "fewer frames"),
        (SampleSticker.gif(width: 100, height: 100, delays: [1, 10]), "less than 1/50", "fewer frames"),
        (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "is not a whole PNG", "save it"),
        ([], "is not a whole PNG", "save it"),
    ])
    func behaviour19WhatIsTooMuchIsRefusedWithTheReason(bytes: [UInt8], reason: String, advice: String) {
        let error = #expect(throws: MessageError.self) { try Self.sticker(bytes) }
        #expect(error?.code == .invalidSticker)
        #expect(
            error?.message.contains(reason) == true && error?.message.contains(advice) == true,
            "\(error?.message ?? "")")
    }

    @Test func behaviour19CostGrowsWithPixelsAndFrames() throws {
        // As many frames as a large one may have are well within what a small one may have.
        let delays = Array(repeating: (1, 10), count: 41)
        #expect(try Self.sticker(SampleSticker.png(width: 618, height: 618, delays: delays)).frameCount == 41)
        let more = Array(repeating: (1, 10), count: 170)
        #expect(try Self.sticker(SampleSticker.png(width: 300, height: 300, delays: more)).frameCount == 170)
        #expect(throws: MessageError.self) {
            try Self.sticker(SampleSticker.png(width: 618, height: 618, delays: more))
        }
    }

    /// Every beginning of a file, and every byte of it set to what lies most.
    @Test func damagedFilesAreRefusedOrRead() {
        for file in [
            SampleSticker.png(width: 30, height: 30, delays: [(1, 10), (1, 10)]),
            SampleSticker.gif(width: 30, height: 30, delays: [5, 5]), [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 9],
        ] {
            for end in 0..<file.count {
                _ = try? Self.sticker(Array(file[..<end]))
                for lie: UInt8 in [0, 0x7F, 0x80, 0xFF] {
                    var changed = file
                    changed[end] = lie
                    _ = try? Self.sticker(changed)
                }
            }
        }
        #expect(throws: MessageError.self) {
            try Self.sticker(Array(SampleSticker.gif(width: 1, height: 1, delays: [5]).dropLast()))
        }
    }
}
