import CTesseract
import DocumentModel
import Foundation
import Testing

@testable import Imaging

@Suite struct ImageDecoderFormatTests {
    @Test(arguments: SamplePicture.Format.allCases) func decodesPixels(format: SamplePicture.Format) throws {
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: SamplePicture.encoded(format)))
        #expect(bitmap.size == SamplePicture.size)
        #expect(bitmap.channels == .rgb)
        #expect(SamplePicture.corners(of: bitmap) == SamplePicture.corners)
    }

    @Test(arguments: [SamplePicture.Format.png, .gif, .bmp, .pnm, .losslessWebP, .tiff, .tiffLZW, .tiffDeflate])
    func losslessFormatsAreExact(format: SamplePicture.Format) throws {
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: SamplePicture.encoded(format)))
        #expect(bitmap.bytes == SamplePicture.pixels())
    }

    @Test(arguments: [
        "cmyk.jpg", "interlaced.png", "sixteen.png", "picture.heic", "picture.avif", "exif.heic", "animated.webp",
        "picture32.bmp", "subsampled.j2k", "tiled.tif",
    ])
    func decodesVariants(name: String) throws {
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: try SamplePicture.fixture(name)))
        #expect(bitmap.size == SamplePicture.size)
        #expect(SamplePicture.corners(of: bitmap) == SamplePicture.corners)
    }

    @Test func composesOverWhite() throws {
        let png = try ImageDecoder.decode(ImageSource(bytes: try SamplePicture.fixture("transparent16.png")))
        #expect(SamplePicture.corners(of: png) == [.white, .white, .white, .white])
        let jpeg2000 = try ImageDecoder.decode(ImageSource(bytes: try SamplePicture.fixture("transparent.jp2")))
        #expect(SamplePicture.corners(of: jpeg2000) == [.white, .white, .white, .white])
        let gif = try ImageDecoder.decode(ImageSource(bytes: try SamplePicture.fixture("animated.gif")))
        #expect(SamplePicture.corners(of: gif) == [.white, .green, .blue, .white])
    }

    @Test(arguments: [8, 16]) func keepsGrayGray(depth: Int) throws {
        let raw = (0..<12).flatMap { [UInt8]([UInt8($0) * 20, 99].prefix(depth / 8)) }
        let pgm = Array("P5\n# a comment\n4 3\n\(1 << depth - 1)\n".utf8) + raw
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: pgm))
        #expect(bitmap.channels == .gray)
        #expect(bitmap.size == PixelSize(width: 4, height: 3))
        #expect(bitmap.bytes == (0..<12).map { $0 * 20 })
    }

    @Test(
        arguments: [
            ("P1\n3 2\n1 0 1\n010 # the end", [0, 255, 0, 255, 0, 255]), ("P2 3 1 15 0 5 15", [0, 85, 255]),
            ("P3 1 1 255 1 2 3", [1, 2, 3]), ("P5 2 1 100 2d", [128, 255]),
        ] as [(String, [UInt8])])
    func decodesNetpbm(text: String, samples: [UInt8]) throws {
        #expect(try ImageDecoder.decode(ImageSource(bytes: Array(text.utf8))).bytes == samples)
    }

    @Test func decodesBitsAsBlackAndWhite() throws {
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: Array("P4\n10 1\n".utf8) + [0b1010_0000, 0b0100_0000]))
        #expect(bitmap.bytes.prefix(10) == [0, 255, 0, 255, 255, 255, 255, 255, 255, 0])
    }

    @Test(arguments: [IFF_TIFF_G4, IFF_TIFF_G3, IFF_TIFF_RLE, IFF_TIFF_PACKBITS])
    func decodesFaxes(compression: Int) throws {
        let pix = try #require(pixCreate(40, 20, 1))
        var owned: UnsafeMutablePointer<Pix>? = pix
        defer { pixDestroy(&owned) }
        pixSetPixel(pix, 7, 3, 1)
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        pixWriteMemTiff(&data, &count, pix, Int32(compression))
        defer { lept_free(data) }
        let bitmap = try ImageDecoder.decode(
            ImageSource(bytes: [UInt8](UnsafeBufferPointer(start: data, count: count))))
        #expect(bitmap.size == PixelSize(width: 40, height: 20))
        let black = bitmap.bytes.indices.filter { bitmap.bytes[$0] == 0 }
        #expect(black == [3 * bitmap.bytesPerRow + 7])
    }

    @Test func findsTheTIFFPageAskedFor() throws {
        let path = NSTemporaryDirectory() + "pages-\(UUID().uuidString).tif"
        defer { try? FileManager.default.removeItem(atPath: path) }
        for (index, width) in [10, 20, 30].enumerated() {
            var pix = pixCreate(Int32(width), 5, 8)
            pixWriteTiff(path, pix, Int32(IFF_TIFF_LZW), index == 0 ? "w" : "a")
            pixDestroy(&pix)
        }
        for (page, width) in [(1, 10), (2, 20), (3, 30)] {
            #expect(try ImageDecoder.decode(ImageSource(path: path), page: page).width == width)
        }
        let limits = ImageLimits(pixels: 99)
        #expect(try ImageDecoder.decode(ImageSource(path: path), page: 1, limits: limits).width == 10)
        for page in [2, 3] {
            let error = #expect(throws: ImageAnalysisError.self) {
                try ImageDecoder.decode(ImageSource(path: path), page: page, limits: limits)
            }
            #expect(error?.code == .imageTooLarge)
        }
        for page in [4, 0, -1, Int.max, Int.min] {
            let error = #expect(throws: ImageAnalysisError.self) {
                try ImageDecoder.decode(ImageSource(path: path), page: page)
            }
            #expect(error?.code == .unreadableImage)
            #expect(error?.message.contains("page \(page)") == true)
        }
    }

    @Test(arguments: SamplePicture.Format.allCases.filter { !$0.rawValue.hasPrefix("tiff") })
    func otherFormatsHaveOnePage(format: SamplePicture.Format) throws {
        let error = #expect(throws: ImageAnalysisError.self) {
            try ImageDecoder.decode(ImageSource(bytes: SamplePicture.encoded(format)), page: 2)
        }
        #expect(error?.message.contains("one page") == true)
    }

    @Test(arguments: [
        ("%PDF-1.7", "PDF"), ("<?xml version=\"1.0\"?><svg></svg>", "SVG"), ("Dear reader", "text"),
        ("8BPS", "Photoshop"),
        ("\0\0\0\u{18}ftypisom\0\0\0\0mp42", "video"), ("II+\0", "BigTIFF"), ("PK\u{3}\u{4}", "archive"),
    ])
    func saysWhatOtherFilesAre(start: String, hint: String) {
        let error = #expect(throws: ImageAnalysisError.self) {
            try ImageDecoder.decode(ImageSource(bytes: Array(start.utf8)))
        }
        #expect(error?.code == .unsupportedFormat)
        #expect(error?.message.contains(hint) == true)
    }

    @Test func refusesUnknownVariants() throws {
        let bytes = try SamplePicture.fixture("rle.bmp")
        let error = #expect(throws: ImageAnalysisError.self) { try ImageDecoder.decode(ImageSource(bytes: bytes)) }
        #expect(error?.code == .unsupportedFormat)
    }
}
