import CHEIF
import DocumentModel
import Glibc

extension ImageEncoder {
    /// How libheif packs pixels.
    package enum HEIFCompression: Sendable {
        /// A HEIC.
        case hevc
        /// An AVIF.
        case av1

        fileprivate var code: heif_compression_format { self == .hevc ? heif_compression_HEVC : heif_compression_AV1 }
    }

    /// Whether libheif is installed with an encoder for this.
    package static func canEncode(_ compression: HEIFCompression) -> Bool {
        guard let heif = heif_library.installed else { return false }
        return heif.have_encoder_for_format(compression.code) != 0
    }

    /// A HEIC; quality is 1 to 100.
    ///
    /// - Throws: `.engineUnavailable` where libheif or its encoder is not installed.
    package static func heic(_ picture: Picture, quality: Int = 85) throws -> [UInt8] {
        try heif([HEIFItem(picture: TransparentPicture(picture))], as: .hevc, quality: quality)
    }

    /// A HEIC or AVIF of pictures beside each other, in their order and with their metadata; the first is the main one.
    ///
    /// - Parameters:
    ///   - items: The pictures, one or more.
    ///   - compression: What to pack pixels with.
    ///   - quality: 1 to 100.
    /// - Returns: The file.
    /// - Throws: `ImageAnalysisError` with the code `engineUnavailable` where libheif or its encoder is not installed, and
    ///   `imageTooLarge` for a side of none or more than 65,535 pixels.
    package static func heif(_ items: [HEIFItem], as compression: HEIFCompression, quality: Int = 85) throws -> [UInt8]
    {
        guard var library = heif_library.installed else {
            throw ImageAnalysisError(
                .engineUnavailable, "HEIC and AVIF are written by libheif, which is not installed: install libheif1.")
        }
        var rest = items[...]
        var count = 0
        let encoded = try withItems(&rest, []) { items in
            heif_encode_items(
                &library, items, Int32(items.count), compression.code, Int32(max(1, min(quality, 100))), &count)
        }
        defer { free(encoded) }
        guard let encoded else {
            throw ImageAnalysisError(
                .engineUnavailable,
                compression == .hevc
                    ? "This HEIC could not be written: libheif needs an encoder for HEVC, as libx265 is."
                    : "This AVIF could not be written: libheif needs an encoder for AV1, as libaom is.")
        }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
    }

    /// Gives the pictures to C while their bytes stay where they are: one level of calls a picture.
    private static func withItems<Answer>(
        _ rest: inout ArraySlice<HEIFItem>, _ items: [heif_picture], _ body: ([heif_picture]) -> Answer
    ) throws -> Answer {
        guard let item = rest.popFirst() else { return body(items) }
        let picture = item.picture
        guard (1...65_535).contains(picture.size.width), (1...65_535).contains(picture.size.height) else {
            throw failure(picture.colours, "HEIC")
        }
        let isOpaque = picture.isOpaque
        return try (isOpaque ? picture.colours.bytes : picture.rgba()).withUnsafeBufferPointer { pixels in
            try (item.xmp ?? []).withUnsafeBufferPointer { xmp in
                try (item.exif ?? []).withUnsafeBufferPointer { exif in
                    try (item.profile ?? []).withUnsafeBufferPointer { profile in
                        guard let base = pixels.baseAddress else { throw failure(picture.colours, "HEIC") }
                        let described = heif_picture(
                            pixels: base, width: Int32(picture.size.width), height: Int32(picture.size.height),
                            has_alpha: isOpaque ? 0 : 1, xmp: xmp.isEmpty ? nil : xmp.baseAddress,
                            exif: exif.isEmpty ? nil : exif.baseAddress,
                            profile: profile.isEmpty ? nil : profile.baseAddress, xmp_count: xmp.count,
                            exif_count: exif.count, profile_count: profile.count)
                        return try withItems(&rest, items + [described], body)
                    }
                }
            }
        }
    }
}
