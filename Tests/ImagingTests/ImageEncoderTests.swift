import DocumentModel
import Testing

@testable import Imaging

@Suite struct ImageEncoderTests {
    private func sample(scale: Int = 1) throws -> Picture {
        try ImageDecoder.decode(ImageSource(bytes: SamplePicture.encoded(.png, scale: scale)))
    }

    @Test func losslessOnesAreExact() throws {
        let picture = try sample()
        for picture in [picture, picture.gray()] {
            #expect(try ImageDecoder.decode(ImageSource(bytes: ImageEncoder.png(picture))) == picture)
            #expect(try ImageDecoder.decode(ImageSource(bytes: ImageEncoder.webp(picture))).gray() == picture.gray())
        }
    }

    @Test func lossyOnesLookTheSame() throws {
        let picture = try sample(scale: 4)
        for bytes in [
            try ImageEncoder.jpeg(picture), try ImageEncoder.webp(picture, quality: 90), try ImageEncoder.heic(picture),
        ] {
            let decoded = try ImageDecoder.decode(ImageSource(bytes: bytes))
            #expect(decoded.size == picture.size)
            #expect(SamplePicture.corners(of: decoded) == SamplePicture.corners)
        }
    }

    @Test func grayStaysGray() throws {
        let gray = Picture(size: PixelSize(width: 16, height: 16), channels: .gray) { $0.update(repeating: 77) }
        for bytes in [try ImageEncoder.png(gray), try ImageEncoder.jpeg(gray)] {
            #expect(try ImageDecoder.decode(ImageSource(bytes: bytes)) == gray)
        }
    }

    @Test(arguments: [(0, 0), (0, 5), (70_000, 1), (1, 70_000)])
    func whatCannotBeWrittenIsAnError(width: Int, height: Int) throws {
        let picture = Picture(size: PixelSize(width: width, height: height), channels: .gray) { _ in }
        for encode in [
            { try ImageEncoder.jpeg($0) }, { try ImageEncoder.webp($0) }, { try ImageEncoder.heic($0) },
        ] as [(Picture) throws -> [UInt8]] {
            let error = #expect(throws: ImageAnalysisError.self) { try encode(picture) }
            #expect(error?.code == .imageTooLarge)
        }
        if width == 0 { #expect(throws: ImageAnalysisError.self) { try ImageEncoder.png(picture) } }
    }
}
