import DocumentModel

/// HEIC and AVIF.
///
/// libheif turns the picture as the file asks (irot, imir), so no orientation is left; an EXIF tag that repeats it is
/// not to be applied again.
struct HEIFImage: EncodedImage {
    static let name = "HEIF"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let bytes: [UInt8]

    static func matches(_ reader: ByteReader) -> Bool {
        guard reader.has("ftyp", at: 4), let length = reader.uint32(0), length <= 1024 else { return false }
        let brands: [StaticString] = ["heic", "heix", "heim", "heis", "mif1", "avif", "hevc", "msf1", "avis"]
        return stride(from: 8, to: max(8, length), by: 4).contains { offset in
            offset != 12 && brands.contains { reader.has($0, at: offset) }
        }
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        guard let file = try HEIFHandle(bytes) else { throw Self.damaged }
        size = file.size
        self.bytes = bytes
    }

    func pixels() throws -> Picture { try pixels(asStored: false).picture() }

    func pixelsAsStored() throws -> Picture { try pixels(asStored: true).picture() }

    func transparentPixels() throws -> TransparentPicture { TransparentPicture(try pixels(asStored: false)) }

    private func pixels(asStored: Bool) throws -> RawImage {
        try Self.require(bytes.count, substanceFor: size, pixelsPerByte: 4096)
        guard let pixels = try HEIFHandle(bytes)?.pixels(asStored: asStored) else { throw Self.damaged }
        return pixels
    }
}
