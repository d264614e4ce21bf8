import DocumentModel
import Testing

@testable import Imaging

@Suite struct HEIFCollectionTests {
    private static func block(_ edge: Int, gray: UInt8) -> TransparentPicture {
        TransparentPicture(
            Picture(size: PixelSize(width: edge, height: edge), channels: .rgb) { target in
                for index in target.indices { target[index] = gray }
            })
    }

    @Test(arguments: [ImageEncoder.HEIFCompression.hevc, .av1])
    func picturesAndTheirMetadataKeepTheirOrder(compression: ImageEncoder.HEIFCompression) throws {
        let exif = try #require(EXIFText(documentName: "name", imageDescription: "a – b").block)
        let profile = [UInt8](repeating: 3, count: 200)
        let items = [(160, 10), (40, 100), (64, 200)].map { edge, gray in
            HEIFItem(
                picture: Self.block(edge, gray: UInt8(gray)), xmp: Array("<x n='\(edge)'/>".utf8), exif: exif,
                profile: profile)
        }
        let file = try ImageEncoder.heif(items, as: compression, quality: 90)
        let collection = try HEIFCollection(file, most: 3, limits: ImageLimits())
        #expect(HEIFCollection.matches(file))
        #expect(collection.items.map(\.size.width) == [160, 40, 64])
        #expect(collection.items.map(\.xmp) == items.map(\.xmp))
        #expect(collection.items.map(\.profile) == [profile, profile, profile])
        for (index, item) in collection.items.enumerated() {
            #expect(
                item.exif.flatMap { EXIFText(heif: $0) } == EXIFText(documentName: "name", imageDescription: "a – b"))
            let expected = items[index].picture.colours.bytes[0]
            #expect(abs(Int(try collection.picture(at: index).colours.bytes[0]) - Int(expected)) <= 3)
        }
        // The first is the main one.
        #expect(try ImageDecoder.decode(ImageSource(bytes: file)).size.width == 160)
    }

    @Test(arguments: [ImageEncoder.HEIFCompression.hevc, .av1])
    func pictureLargerThanItsBoxSaysIsRefused(compression: ImageEncoder.HEIFCompression) throws {
        var file = try ImageEncoder.heif([HEIFItem(picture: Self.block(128, gray: 9))], as: compression)
        let box = Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 128]
        let start = try #require(file.indices.first { file[$0...].starts(with: box) })
        file.replaceSubrange(start + 8..<start + 16, with: [0, 0, 0, 64, 0, 0, 0, 64])
        let collection = try HEIFCollection(file, most: 1, limits: ImageLimits(pixels: 64 * 64))
        #expect(collection.items[0].size == PixelSize(width: 64, height: 64))
        #expect(throws: ImageAnalysisError.self) { try collection.picture(at: 0) }
        #expect(throws: ImageAnalysisError.self) { try ImageDecoder.decode(ImageSource(bytes: file)) }
    }

    @Test(arguments: ["heic", "avif"], [(Int(Int32.max), 1), (1, Int(UInt32.max))])
    func sidesThatNoNumberHoldsAreRefused(format: String, size: (width: Int, height: Int)) throws {
        let file = try LyingHeaders.file(format, width: size.width, height: size.height)
        let limits = ImageLimits(pixels: .max)
        #expect(throws: ImageAnalysisError.self) { try HEIFCollection(file, most: 1, limits: limits).picture(at: 0) }
    }

    @Test func limitsHold() throws {
        let file = try ImageEncoder.heif([40, 64].map { HEIFItem(picture: Self.block($0, gray: 9)) }, as: .hevc)
        #expect(throws: ImageAnalysisError.self) { try HEIFCollection(file, most: 1, limits: ImageLimits()) }
        #expect(throws: ImageAnalysisError.self) {
            try HEIFCollection(file, most: 2, limits: ImageLimits(pixels: 4095))
        }
        #expect(throws: ImageAnalysisError.self) { try HEIFCollection(file, most: 2, limits: ImageLimits(bytes: 100)) }
        #expect(throws: ImageAnalysisError.self) {
            try HEIFCollection(file, most: 2, limits: ImageLimits()).picture(at: 2)
        }
        #expect(try HEIFCollection(file, most: 2, limits: ImageLimits(pixels: 4096)).items.count == 2)
        #expect(throws: ImageAnalysisError.self) {
            let empty = TransparentPicture(Picture(size: PixelSize(width: 0, height: 4), channels: .rgb) { _ in })
            return try ImageEncoder.heif([HEIFItem(picture: empty)], as: .hevc)
        }
    }
}
