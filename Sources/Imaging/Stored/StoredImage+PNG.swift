internal import DocumentModel

extension StoredImage {
    /// A PNG without transparency whose rows are stored one after the other.
    init?(png reader: ByteReader) {
        guard reader.has("IHDR", at: 12), let width = reader.uint32(16), let height = reader.uint32(20),
            let depth = reader.byte(24), let type = reader.byte(25), let components = [0: 1, 2: 3, 3: 1][type],
            reader.byte(28) == 0, width > 0, height > 0
        else { return nil }
        var palette: [UInt8] = []
        var data: [UInt8] = []
        var at = 8
        while let length = reader.uint32(at), at + 12 + length <= reader.count {
            let contents = at + 8..<at + 8 + length
            if reader.has("PLTE", at: at + 4) {
                palette = Array(reader.bytes[contents])
            } else if reader.has("IDAT", at: at + 4) {
                data += reader.bytes[contents]
            } else if reader.has("tRNS", at: at + 4) {
                return nil
            } else if reader.has("IEND", at: at + 4) {
                break
            }
            at += 12 + length
        }
        guard !data.isEmpty, type != 3 || (!palette.isEmpty && palette.count % 3 == 0 && palette.count <= 768) else {
            return nil
        }
        self.init(
            coding: .png(components: components, bitDepth: depth, palette: type == 3 ? palette : []), bytes: data,
            size: PixelSize(width: width, height: height),
            orientation: (try? PNGImage(bytes: reader.bytes, page: 1))?.orientation ?? .up)
    }
}
