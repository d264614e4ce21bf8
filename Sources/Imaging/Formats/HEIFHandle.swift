import CAllocator
import CHEIF
import DocumentModel

/// Owns a libheif file with its main picture, or with all those that stand beside each other in it.
struct HEIFHandle: ~Copyable {
    private let heif: heif_library
    private let context: OpaquePointer
    /// The main picture, or all at the top level in the file's order. Never empty.
    private let images: [OpaquePointer]

    /// Reads the structure of a file, no pixels; nil if it is damaged, or holds more pictures at its top level than asked for.
    ///
    /// - Parameters:
    ///   - encoded: The file.
    ///   - most: How many pictures at the top level to take at most; nil takes the main picture alone.
    /// - Throws: `.unsupportedFormat` where libheif is not installed.
    init?(_ encoded: [UInt8], topLevel most: Int? = nil) throws(ImageAnalysisError) {
        guard let heif = heif_library.installed else {
            throw ImageAnalysisError(
                .unsupportedFormat, "HEIC and AVIF are read by libheif, which is not installed: install libheif1.")
        }
        guard let context = heif.context_alloc() else { return nil }
        guard heif.context_read_from_memory(context, encoded, encoded.count, nil).isOk,
            let images = Self.images(in: context, of: heif, topLevel: most)
        else {
            heif.context_free(context)
            return nil
        }
        self.heif = heif
        self.context = context
        self.images = images
    }

    private static func images(in context: OpaquePointer, of heif: heif_library, topLevel most: Int?)
        -> [OpaquePointer]?
    {
        var image: OpaquePointer?
        guard let most else {
            guard heif.context_get_primary_image_handle(context, &image).isOk, let image else { return nil }
            return [image]
        }
        let count = heif.context_get_number_of_top_level_images(context)
        guard count > 0, count <= most else { return nil }
        var identifiers = [heif_item_id](repeating: 0, count: Int(count))
        guard heif.context_get_list_of_top_level_image_IDs(context, &identifiers, count) == count else { return nil }
        var images: [OpaquePointer] = []
        for identifier in identifiers {
            guard heif.context_get_image_handle(context, identifier, &image).isOk, let image else {
                images.forEach { heif.image_handle_release($0) }
                return nil
            }
            images.append(image)
        }
        return images
    }

    deinit {
        images.forEach { heif.image_handle_release($0) }
        heif.context_free(context)
    }

    /// How many pictures were taken: one or more.
    var count: Int { images.count }

    /// Columns and rows of the first picture as turned by the file.
    var size: PixelSize { size(of: 0) }

    /// Columns and rows of a picture as turned by the file.
    func size(of index: Int) -> PixelSize {
        PixelSize(
            width: Int(heif.image_handle_get_width(images[index])),
            height: Int(heif.image_handle_get_height(images[index])))
    }

    /// Decodes the pixels; `asStored` leaves out what the file asks to turn, mirror or crop. Nil where the file is damaged, or the
    /// picture larger than the file says it is.
    func pixels(asStored: Bool, of index: Int = 0) -> RawImage? {
        let image = images[index]
        let stored = PixelSize(
            width: Int(heif.image_handle_get_ispe_width(image)), height: Int(heif.image_handle_get_ispe_height(image)))
        // A picture that is put together of parts says once more how large it is, and memory is taken for that. Parts are coded in
        // whole blocks.
        let side = max(stored.width, stored.height) + Self.block
        heif.context_set_maximum_image_size_limit(context, Int32(clamping: side))
        guard let pixels = decoded(image, asStored: asStored, over: UnwrittenBlocks.fill) else { return nil }
        let most = asStored ? stored : size(of: index)
        guard pixels.size.width <= most.width, pixels.size.height <= most.height else { return nil }
        guard UnwrittenBlocks.mayBe(in: pixels) else { return pixels }
        // libde265 does not tell that it ended early; but what it never wrote is now something else.
        let again = decoded(image, asStored: asStored, over: UnwrittenBlocks.otherFill)
        // As pictures: what pads the rows was never written either.
        return again.map { TransparentPicture($0) } == TransparentPicture(pixels) ? pixels : nil
    }

    /// No decoder's blocks are larger.
    private static let block = 128

    private func decoded(_ image: OpaquePointer, asStored: Bool, over fill: UInt8) -> RawImage? {
        guard let options = heif.decoding_options_alloc() else { return nil }
        defer { heif.decoding_options_free(options) }
        options.pointee.convert_hdr_to_8bit = 1
        options.pointee.strict_decoding = 1
        options.pointee.ignore_transformations = asStored ? 1 : 0
        let hasAlpha = heif.image_handle_has_alpha_channel(image) != 0
        let layout = hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
        // What libheif's decoders do not reach would show what stood in that memory before, and strict decoding does not find it all.
        allocator_begin_filling(fill)
        defer { allocator_end_filling() }
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

    /// The first block of metadata of a kind, `Exif` or `mime` for XMP; nil if there is none, or if it is longer than `most`.
    func metadata(_ kind: String, of index: Int, most: Int) -> [UInt8]? {
        var block: heif_item_id = 0
        guard heif.image_handle_get_list_of_metadata_block_IDs(images[index], kind, &block, 1) == 1 else { return nil }
        let count = heif.image_handle_get_metadata_size(images[index], block)
        guard count > 0, count <= most else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        return heif.image_handle_get_metadata(images[index], block, &bytes).isOk ? bytes : nil
    }

    /// The ICC profile of a picture; nil if there is none, or if it is longer than `most`.
    func profile(of index: Int, most: Int) -> [UInt8]? {
        let count = heif.image_handle_get_raw_color_profile_size(images[index])
        let kind = heif.image_handle_get_color_profile_type(images[index])
        guard kind == heif_color_profile_type_prof || kind == heif_color_profile_type_rICC, count > 0, count <= most
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        return heif.image_handle_get_raw_color_profile(images[index], &bytes).isOk ? bytes : nil
    }
}

extension heif_library {
    /// Loaded when it is first asked for.
    static let installed = heif_library_load()?.pointee
}

extension heif_error {
    fileprivate var isOk: Bool { code == heif_error_Ok }
}
