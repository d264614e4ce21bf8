import CTesseract
import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct AreaMeanTests {
    @Test func coveredPixelsAreAveraged() {
        let rows = [[10, 20, 0, 0, 7, 8], [30, 40, 100, 100, 7, 8], [5, 6, 5, 6, 5, 6], [5, 6, 5, 6, 5, 6]]
        let picture = Picture(rows.joined().map { UInt8($0) }, width: 6, height: 4)
        // What covers the last column or row is the first pixel covered.
        #expect(picture.areaMean(size: PixelSize(width: 3, height: 2)).bytes == [25, 50, 7, 5, 5, 5])
    }

    /// What networks see has to be what they were measured with.
    @Test(arguments: [
        (97, 61, 31, 20), (400, 300, 128, 96), (301, 200, 63, 64), (64, 500, 32, 41), (50, 50, 34, 34),
        (33, 900, 2, 19),
    ])
    func equalsLeptonicas(width: Int, height: Int, newWidth: Int, newHeight: Int) throws {
        var random = SystemRandomNumberGenerator()
        for channels in [Picture.Channels.gray, .rgb] {
            let picture = Picture(size: PixelSize(width: width, height: height), channels: channels) { bytes in
                for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
            }
            let (x, y) = (Float(newWidth) / Float(width), Float(newHeight) / Float(height))
            guard let pix = PixHandle(colour: picture) else { throw ImageAnalysisError.outOfMemory }
            let expected = PixHandle(pixScaleAreaMap(pix.pointer, x, y))?.picture()
            #expect(picture.areaMean(size: PixelSize(width: newWidth, height: newHeight)) == expected)
        }
    }
}
