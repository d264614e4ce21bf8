import DocumentModel
import Testing

@testable import Imaging

@Suite struct ImageOrientationTests {
    /// Which corner of the stored picture is seen at the top left, top right, bottom left and bottom right, as the
    /// table of EXIF's tag 0x0112 says where the stored first row and first column are.
    static let upright: [ImageOrientation: [SamplePicture.Corner]] = [
        .up: [.red, .green, .blue, .white],
        .upMirrored: [.green, .red, .white, .blue],
        .down: [.white, .blue, .green, .red],
        .downMirrored: [.blue, .white, .red, .green],
        .leftMirrored: [.red, .blue, .green, .white],
        .right: [.blue, .red, .white, .green],
        .rightMirrored: [.white, .green, .blue, .red],
        .left: [.green, .white, .red, .blue],
    ]

    private func expect(_ bytes: [UInt8], _ stored: ImageOrientation, explicit: ImageOrientation? = nil) throws {
        let bitmap = try ImageDecoder.decode(ImageSource(bytes: bytes), orientation: explicit)
        let orientation = explicit ?? stored
        #expect(SamplePicture.corners(of: bitmap) == Self.upright[orientation], "orientation \(orientation)")
        #expect(bitmap.width == (orientation.swapsAxes ? 32 : 48))
        #expect(bitmap.height == (orientation.swapsAxes ? 48 : 32))
    }

    @Test(arguments: ImageOrientation.allCases, [false, true])
    func isAppliedOnce(orientation: ImageOrientation, isBigEndian: Bool) throws {
        let jpeg = SamplePicture.encoded(.jpeg)
        let png = SamplePicture.encoded(.png)
        let webp = SamplePicture.encoded(.losslessWebP)
        try expect(SampleMetadata.jpeg(jpeg, orientation, isBigEndian: isBigEndian), orientation)
        try expect(SampleMetadata.png(png, orientation, isBigEndian: isBigEndian), orientation)
        try expect(SampleMetadata.webp(webp, orientation, isBigEndian: isBigEndian), orientation)
        try expect(SampleMetadata.tiff(orientation, isBigEndian: isBigEndian), orientation)
    }

    @Test(arguments: ImageOrientation.allCases) func explicitOneWins(explicit: ImageOrientation) throws {
        let jpeg = SampleMetadata.jpeg(SamplePicture.encoded(.jpeg), .right, isBigEndian: true)
        try expect(jpeg, .right, explicit: explicit)
        try expect(SampleMetadata.tiff(.left, isBigEndian: false), .left, explicit: explicit)
        try expect(SamplePicture.fixture("turned.avif"), .right, explicit: explicit)
    }

    @Test func heifTurnsItself() throws {
        try expect(SamplePicture.fixture("turned.avif"), .right)
        try expect(SamplePicture.fixture("exif.heic"), .up)
    }

    @Test(arguments: ImageOrientation.allCases, [PixelFormat.rgb8, .rgba8, .bgra8])
    func turnsRawPixels(orientation: ImageOrientation, format: PixelFormat) throws {
        let source = try ImageSource(pixels: SamplePicture.pixels(format), width: 48, height: 32, format: format)
        let bitmap = try ImageDecoder.decode(source, orientation: orientation)
        #expect(bitmap.channels == .rgb)
        #expect(SamplePicture.corners(of: bitmap) == Self.upright[orientation])
    }

    @Test func ignoresValuesOutsideTheEight() throws {
        for value in [0, 9, 255] {
            var jpeg = SampleMetadata.jpeg(SamplePicture.encoded(.jpeg), .right, isBigEndian: true)
            let exif = SampleMetadata.exif(.right, isBigEndian: true)
            let start = try #require(jpeg.indices.first { jpeg[$0...].starts(with: exif) })
            jpeg[start + exif.count - 7] = UInt8(value)
            try expect(jpeg, .up)
        }
    }
}
