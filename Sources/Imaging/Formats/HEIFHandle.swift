import CHEIF
import DocumentModel

/// Owns a libheif file with its main picture.
struct HEIFHandle: ~Copyable {
    private let heif: heif_library
    private let context: OpaquePointer
    private let image: OpaquePointer

    /// Reads the structure of a file, no pixels; nil if it is damaged.
    ///
    /// - Throws: `.unsupportedFormat` where libheif is not installed.
    init?(_ encoded: [UInt8]) throws(ImageAnalysisError) {
        guard let heif = heif_library.installed else {
            throw ImageAnalysisError(
                .unsupportedFormat, "HEIC and AVIF are read by libheif, which is not installed: install libheif1.")
        }
        guard let context = heif.context_alloc() else { return nil }
        var image: OpaquePointer?
        guard heif.context_read_from_memory(context, encoded, encoded.count, nil).isOk,
            heif.context_get_primary_image_handle(context, &image).isOk, let image
        else {
            heif.context_free(context)
            return nil
        }
        self.heif = heif
        self.context = context
        self.image = image
    }

    deinit {
        heif.image_handle_release(image)
        heif.context_free(context)
    }

    /// Columns and rows as turned by the file.
    var size: PixelSize {
        PixelSize(width: Int(heif.image_handle_get_width(image)), height: Int(heif.image_handle_get_height(image)))
    }

    /// Decodes the pixels; `asStored` leaves out what the file asks to turn, mirror or crop. Nil where the file is damaged.
    func pixels(asStored: Bool) -> RawImage? {
        guard let pixels = decoded(asStored: asStored, over: UnwrittenBlocks.fill) else { return nil }
        guard UnwrittenBlocks.mayBe(in: pixels) else { return pixels }
        // libde265 does not tell that it ended early; but what it never wrote is now something else.
        let again = decoded(asStored: asStored, over: UnwrittenBlocks.otherFill)
        // As pictures: what pads the rows was never written either.
        return again?.picture() == pixels.picture() ? pixels : nil
    }

    private func decoded(asStored: Bool, over fill: UInt8) -> RawImage? {
        guard let options = heif.decoding_options_alloc() else { return nil }
        defer { heif.decoding_options_free(options) }
        options.pointee.convert_hdr_to_8bit = 1
        options.pointee.strict_decoding = 1
        options.pointee.ignore_transformations = asStored ? 1 : 0
        let hasAlpha = heif.image_handle_has_alpha_channel(image) != 0
        let layout = hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
        heif_begin_filled_allocations(fill)
        defer { heif_end_filled_allocations() }
        var decoded: OpaquePointer?
        guard heif.decode_image(image, &decoded, heif_colorspace_RGB, layout, options).isOk, let decoded else {
            return nil
        }
        defer { heif.image_release(decoded) }
        var stride: Int32 = 0
        let width = Int(heif.image_get_width(decoded, heif_channel_interleaved))
        let height = Int(heif.image_get_height(decoded, heif_channel_interleaved))
        guard let plane = heif.image_get_plane_readonly(decoded, heif_channel_interleaved, &stride), stride > 0 else {
            return nil
        }
        let format: PixelFormat = hasAlpha ? .rgba8 : .rgb8
        guard let count = format.byteCount(width: width, height: height, rowStride: Int(stride)) else { return nil }
        return try? RawImage(
            size: PixelSize(width: width, height: height), format: format, rowStride: Int(stride),
            bytes: [UInt8](UnsafeBufferPointer(start: plane, count: count)))
    }
}

extension heif_library {
    /// Loaded when it is first asked for.
    static let installed = heif_library_load()?.pointee
}

extension heif_error {
    fileprivate var isOk: Bool { code == heif_error_Ok }
}
