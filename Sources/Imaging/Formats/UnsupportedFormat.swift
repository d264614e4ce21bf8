/// Kinds of files that are not images, or not images that can be decoded.
enum UnsupportedFormat: CaseIterable {
    case pdf, svg, postScript, photoshop, jpegXL, bigTIFF, icon, video, archive, text, unknown

    init(_ reader: ByteReader) {
        self = Self.allCases.first { $0.matches(reader) } ?? .unknown
    }

    private func matches(_ reader: ByteReader) -> Bool {
        switch self {
        case .pdf: reader.has("%PDF", at: 0)
        case .svg: Self.isText(reader) && (0..<min(reader.count, 1024)).contains { reader.has("<svg", at: $0) }
        case .postScript: reader.has("%!PS", at: 0)
        case .photoshop: reader.has("8BPS", at: 0)
        case .jpegXL: reader.uint16(0) == 0xFF0A || reader.has("JXL ", at: 4)
        case .bigTIFF: reader.has("II+\0", at: 0) || reader.has("MM\0+", at: 0)
        case .icon: reader.uint32(0) == 0x100
        case .video: reader.has("ftyp", at: 4) || reader.uint32(0) == 0x1A45_DFA3
        case .archive: reader.has("PK", at: 0) || reader.uint16(0) == 0x1F8B
        case .text: Self.isText(reader)
        case .unknown: true
        }
    }

    /// Whether the beginning could be text: no control characters but white space.
    private static func isText(_ reader: ByteReader) -> Bool {
        reader.bytes.prefix(1024).allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    }

    /// Says what it is and what to do.
    var error: ImageAnalysisError {
        let advice =
            switch self {
            case .pdf: "This is a PDF document: turn its pages into images first (pdftoppm -png)."
            case .svg: "This is an SVG drawing: turn it into a PNG first (rsvg-convert)."
            case .postScript: "This is a PostScript document: turn its pages into images first (gs -sDEVICE=png16m)."
            case .photoshop: "This is a Photoshop document: export it as PNG or JPEG."
            case .jpegXL: "JPEG XL is not supported: convert to PNG or JPEG first (djxl)."
            case .bigTIFF: "BigTIFF is not supported: convert to TIFF or PNG first (tiffcp)."
            case .icon: "Icon files are not supported: convert to PNG first."
            case .video: "This is a video: take a picture out of it first (ffmpeg -frames:v 1)."
            case .archive: "This is an archive or an office document: give the images in it."
            case .text: "This is text, not an image: check the name of the file."
            case .unknown: "These bytes are not an image in a known format: give one of the formats below."
            }
        return ImageAnalysisError(
            .unsupportedFormat,
            "\(advice) Supported are \(ImageDecoder.formats.map { $0.name }.joined(separator: ", ")).")
    }
}
