import CTesseract
import DocumentModel
import Foundation
import Testing

@testable import Imaging

/// The picture that all formats are tested with: 48 × 32, red and green above blue and white.
enum SamplePicture {
    static let size = PixelSize(width: 48, height: 32)

    enum Corner: UInt32 {
        case red = 0xFF0000, green = 0x00FF00, blue = 0x0000FF, white = 0xFFFFFF, other = 0
    }

    static let corners: [Corner] = [.red, .green, .blue, .white]

    enum Format: String, CaseIterable {
        case jpeg, progressiveJPEG, png, webp, losslessWebP, gif, bmp, pnm, jpeg2000
        case tiff, tiffLZW, tiffDeflate, tiffJPEG

        fileprivate func write(_ pix: UnsafeMutablePointer<Pix>) -> [UInt8] {
            var data: UnsafeMutablePointer<UInt8>?
            var count = 0
            switch self {
            case .jpeg: pixWriteMemJpeg(&data, &count, pix, 95, 0)
            case .progressiveJPEG: pixWriteMemJpeg(&data, &count, pix, 95, 1)
            case .png: pixWriteMemPng(&data, &count, pix, 0)
            case .webp: pixWriteMemWebP(&data, &count, pix, 95, 0)
            case .losslessWebP: pixWriteMemWebP(&data, &count, pix, 0, 1)
            case .gif: pixWriteMemGif(&data, &count, pix)
            case .bmp: pixWriteMemBmp(&data, &count, pix)
            case .pnm: pixWriteMemPnm(&data, &count, pix)
            case .jpeg2000: pixWriteMemJp2k(&data, &count, pix, 40, 3, 0, 0)
            case .tiff: pixWriteMemTiff(&data, &count, pix, Int32(IFF_TIFF))
            case .tiffLZW: pixWriteMemTiff(&data, &count, pix, Int32(IFF_TIFF_LZW))
            case .tiffDeflate: pixWriteMemTiff(&data, &count, pix, Int32(IFF_TIFF_ZIP))
            case .tiffJPEG: pixWriteMemTiff(&data, &count, pix, Int32(IFF_TIFF_JPEG))
            }
            defer { lept_free(data) }
            return [UInt8](UnsafeBufferPointer(start: data, count: count))
        }
    }

    /// The picture in a format; larger by a whole factor to leave decoders something to do.
    static func encoded(_ format: Format, scale: Int = 1) -> [UInt8] {
        guard let pix = pixCreate(Int32(48 * scale), Int32(32 * scale), 32) else { return [] }
        var owned: UnsafeMutablePointer<Pix>? = pix
        defer { pixDestroy(&owned) }
        for (index, corner) in corners.enumerated() {
            let box = boxCreate(
                Int32(index % 2 * 24 * scale), Int32(index / 2 * 16 * scale), Int32(24 * scale), Int32(16 * scale))
            var owned = box
            pixSetInRectArbitrary(pix, box, corner.rawValue << 8)
            boxDestroy(&owned)
        }
        return format.write(pix)
    }

    /// Pixels of the picture, row by row.
    static func pixels(_ format: PixelFormat = .rgb8) -> [UInt8] {
        (0..<32).flatMap { row in
            (0..<48).flatMap { column in
                let value = corners[row / 16 * 2 + column / 24].rawValue
                let (red, green, blue) = (UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
                return switch format {
                case .rgb8: [red, green, blue]
                case .rgba8: [red, green, blue, 255]
                default: [blue, green, red, 255]
                }
            }
        }
    }

    /// What is seen in the middle of each quarter of an upright picture: top left, top right, bottom left, bottom right.
    static func corners(of picture: Picture) -> [Corner] {
        [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
            color(in: picture, x: picture.width * column / 4, y: picture.height * row / 4)
        }
    }

    /// The nearest of the four colours, or `other` if it is off by more than lossy formats explain.
    private static func color(in picture: Picture, x: Int, y: Int) -> Corner {
        let at = y * picture.bytesPerRow + x * picture.channels.rawValue
        let order = picture.channels == .gray ? [0, 0, 0] : [0, 1, 2]
        let channels = order.map { Int(picture.bytes[at + $0]) }
        guard channels.allSatisfy({ $0 < 24 || $0 > 231 }) else { return .other }
        return Corner(rawValue: channels.reduce(0) { $0 << 8 | ($1 > 127 ? 255 : 0) }) ?? .other
    }

    /// A file of the Fixtures folder.
    static func fixture(_ name: String) throws -> [UInt8] {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
