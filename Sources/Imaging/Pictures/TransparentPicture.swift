package import DocumentModel

/// Upright pixels that may be see-through: colours, and beside them how much of each pixel they cover.
///
/// Both parts are pictures of one size, so that they turn, crop and resample by what pictures have. Colours are straight: not
/// weighed by their cover. Where nothing is covered, a colour has no meaning; after `resized` it is the mean of the rest, so
/// that an encoder smears no dark rim into what is seen.
package struct TransparentPicture: Equatable, Sendable {
    /// Red, green and blue.
    package let colours: Picture
    /// Gray: 255 where the colour hides what is behind it, 0 where nothing of it is seen.
    package let coverage: Picture

    package var size: PixelSize { colours.size }
    /// Whether nothing shines through anywhere.
    package var isOpaque: Bool { coverage.bytes.allSatisfy { $0 == 255 } }

    /// Takes both parts as they are; nil unless they are of one size.
    package init?(colours: Picture, coverage: Picture) {
        guard colours.size == coverage.size, coverage.channels == .gray else { return nil }
        self.colours = colours.rgb()
        self.coverage = coverage
    }

    /// A picture that hides all behind it.
    package init(_ picture: Picture) {
        colours = picture.rgb()
        coverage = Picture(size: picture.size, channels: .gray) { _ in }
    }

    /// Takes the alpha that pixels have apart from their colours.
    package init(_ image: RawImage) {
        guard image.format == .rgba8 || image.format == .bgra8 else {
            self.init(image.picture())
            return
        }
        let (red, blue) = image.format == .rgba8 ? (0, 2) : (2, 0)
        let colours = Picture(size: image.size, channels: .rgb) { target in
            Self.forEachPixel(of: image) { index, pixel in
                target[index * 3] = pixel[red]
                target[index * 3 + 1] = pixel[1]
                target[index * 3 + 2] = pixel[blue]
            }
        }
        let coverage = Picture(size: image.size, channels: .gray) { target in
            Self.forEachPixel(of: image) { target[$0] = $1[3] }
        }
        self = TransparentPicture(colours: colours, coverage: coverage) ?? TransparentPicture(colours)
    }

    private static func forEachPixel(of image: RawImage, _ body: (Int, UnsafePointer<UInt8>) -> Void) {
        image.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<image.size.height {
                for column in 0..<image.size.width {
                    body(row * image.size.width + column, base + row * image.rowStride + column * 4)
                }
            }
        }
    }

    /// Red, green, blue and straight alpha of every pixel, in rows from the top without padding.
    package func rgba() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size.area * 4) { target, count in
            count = size.area * 4
            for index in 0..<size.area {
                for channel in 0..<3 {
                    target[index * 4 + channel] = colours.bytes[index * 3 + channel]
                }
                target[index * 4 + 3] = coverage.bytes[index]
            }
        }
    }
}
