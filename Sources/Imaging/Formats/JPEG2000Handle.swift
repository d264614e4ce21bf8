import COpenJPEG
import DocumentModel

/// Owns an OpenJPEG decoder with the picture that it reads.
struct JPEG2000Handle: ~Copyable {
    private let codec: UnsafeMutablePointer<opj_codec_t?>
    private let stream: UnsafeMutablePointer<opj_stream_t?>
    /// Holds the file and where the decoder stands in it.
    private let source: UnsafeMutablePointer<Source>
    private var image: UnsafeMutablePointer<opj_image_t>?

    private struct Source {
        let bytes: UnsafeRawBufferPointer
        var offset = 0
    }

    /// Opens a file that stays where it is while the handle lives; nil where there is no memory.
    init?(_ bytes: UnsafeRawBufferPointer, isBoxed: Bool) {
        guard let codec = opj_create_decompress(isBoxed ? OPJ_CODEC_JP2 : OPJ_CODEC_J2K) else { return nil }
        guard let stream = opj_stream_create(max(1, min(bytes.count, 1 << 20)), 1) else {
            opj_destroy_codec(codec)
            return nil
        }
        (self.codec, self.stream) = (codec, stream)
        source = .allocate(capacity: 1)
        source.initialize(to: Source(bytes: bytes))
        opj_stream_set_user_data(stream, source, nil)
        opj_stream_set_user_data_length(stream, UInt64(bytes.count))
        opj_stream_set_read_function(stream) { target, count, source in
            guard let target, let source = source?.assumingMemoryBound(to: Source.self) else { return -1 }
            let rest = source.pointee.bytes[source.pointee.offset...].prefix(count)
            // The end of the file is `(OPJ_SIZE_T)-1` to OpenJPEG.
            guard !rest.isEmpty else { return -1 }
            UnsafeMutableRawBufferPointer(start: target, count: count).copyBytes(from: rest)
            source.pointee.offset += rest.count
            return rest.count
        }
        opj_stream_set_skip_function(stream) { count, source in
            guard let source = source?.assumingMemoryBound(to: Source.self), count >= 0 else { return -1 }
            let rest = source.pointee.bytes.count - source.pointee.offset
            source.pointee.offset += min(Int(count), rest)
            return count <= rest ? count : -1
        }
        opj_stream_set_seek_function(stream) { offset, source in
            guard let source = source?.assumingMemoryBound(to: Source.self), offset >= 0,
                offset <= source.pointee.bytes.count
            else { return 0 }
            source.pointee.offset = Int(offset)
            return 1
        }
    }

    deinit {
        opj_image_destroy(image)
        opj_stream_destroy(stream)
        opj_destroy_codec(codec)
        source.deallocate()
    }

    /// Decodes the file; nil where it is damaged, or not of the size.
    mutating func samples(size: PixelSize) -> JPEG2000Samples? {
        var parameters = opj_dparameters_t()
        opj_set_default_decoder_parameters(&parameters)
        // A file that was cut short is an error.
        guard opj_setup_decoder(codec, &parameters) != 0, opj_decoder_set_strict_mode(codec, 1) != 0,
            opj_read_header(stream, codec, &image) != 0, let image, JPEG2000Samples(image, size: size) != nil,
            opj_decode(codec, stream, image) != 0, opj_end_decompress(codec, stream) != 0
        else { return nil }
        return JPEG2000Samples(image, size: size)
    }
}
