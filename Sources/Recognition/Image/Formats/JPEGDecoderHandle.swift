import CJPEG
import DocumentModel

/// Owns a libjpeg-turbo decompressor.
struct JPEGDecoderHandle: ~Copyable {
    enum Layout {
        case gray, rgb, cmyk

        var bytesPerPixel: Int {
            switch self {
            case .gray: 1
            case .rgb: 3
            case .cmyk: 4
            }
        }

        fileprivate var code: Int32 {
            switch self {
            case .gray: Int32(TJPF_GRAY.rawValue)
            case .rgb: Int32(TJPF_RGB.rawValue)
            case .cmyk: Int32(TJPF_CMYK.rawValue)
            }
        }
    }

    enum Outcome {
        case whole([UInt8])
        /// The decoder filled gaps and went on.
        case doubtful([UInt8])
        case none
    }

    private let decoder: tjhandle

    init?() {
        guard let decoder = tjInitDecompress() else { return nil }
        self.decoder = decoder
    }

    deinit {
        tjDestroy(decoder)
    }

    /// Pixels without padding; `size` is that of the header.
    func decode(_ bytes: [UInt8], size: PixelSize, layout: Layout) -> Outcome {
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        // Its result is no guide: it refuses rare subsampling, which decodes well.
        tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace)
        guard width == size.width, height == size.height else { return .none }
        var status: Int32 = 0
        let count = size.area * layout.bytesPerPixel
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            status = tjDecompress2(
                decoder, bytes, UInt(bytes.count), buffer.baseAddress, width, 0, height, layout.code,
                TJFLAG_LIMITSCANS)
            filled = status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue ? count : 0
        }
        return status == 0 ? .whole(pixels) : pixels.isEmpty ? .none : .doubtful(pixels)
    }
}
