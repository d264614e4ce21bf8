internal import DocumentModel

extension StoredImage {
    /// A JPEG of the kinds that every viewer decodes: baseline, extended and progressive, with eight bits a component.
    init?(jpeg reader: ByteReader) {
        guard let image = try? JPEGImage(bytes: reader.bytes, page: 1) else { return nil }
        var frame: (marker: Int, depth: Int, components: Int)?
        var isAdobe = false
        for segment in JPEGSegments(reader) {
            switch segment.marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
                guard let depth = reader.byte(segment.start), let components = reader.byte(segment.start + 5) else {
                    return nil
                }
                frame = (segment.marker, depth, components)
            case 0xEE where reader.has("Adobe", at: segment.start): isAdobe = true
            default: break
            }
        }
        guard let frame, (0xC0...0xC2).contains(frame.marker), frame.depth == 8, [1, 3, 4].contains(frame.components)
        else { return nil }
        self.init(
            coding: .jpeg(components: frame.components, isInverted: frame.components == 4 && isAdobe),
            bytes: reader.bytes, size: image.size, orientation: image.orientation)
    }

    /// A JPEG 2000 file of up to three components; a bare code stream does not tell its colours.
    init?(jpeg2000 reader: ByteReader) {
        guard reader.has("jP  ", at: 4), let image = try? JPEG2000Image(bytes: reader.bytes, page: 1),
            let header = (0..<min(reader.count, 4096)).first(where: { reader.has("ihdr", at: $0) }),
            let components = reader.uint16(header + 12), components == 1 || components == 3,
            reader.byte(header + 14) == 7
        else { return nil }
        self.init(coding: .jpeg2000, bytes: reader.bytes, size: image.size, orientation: image.orientation)
    }
}
