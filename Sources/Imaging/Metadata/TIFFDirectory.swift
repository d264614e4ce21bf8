/// One image file directory: the tags of a TIFF page, or of the EXIF block of another format.
struct TIFFDirectory {
    struct Entry {
        /// Bytes that a value of the entry takes: 1, 2 or 4.
        let width: Int
        let count: Int
        /// Where the values stand in the file.
        let offset: Int
    }

    enum Tag: Int {
        case imageWidth = 256
        case imageLength, bitsPerSample, compression
        case photometricInterpretation = 262
        case fillOrder = 266
        case documentName = 269
        case imageDescription
        case stripOffsets = 273
        case orientation
        case samplesPerPixel = 277
        case rowsPerStrip
        case stripByteCounts
        case xResolution = 282
        case yResolution
        case resolutionUnit = 296
        case tileWidth = 322
        case tileByteCounts = 325
        case sampleFormat = 339
    }

    let reader: ByteReader
    private let entries: [Int: Entry]
    /// Those whose values are characters.
    private let texts: [Int: Entry]
    /// Where the next directory stands, counted from `base`; nil after the last one.
    let next: Int?
    /// Bytes that the directory itself takes.
    let byteCount: Int

    /// Reads the directory at `offset`, which like all offsets in it counts from `base`; nil if it is not whole.
    init?(reader: ByteReader, base: Int, offset: Int) {
        let start = base + offset
        guard let count = reader.uint16(start), let next = reader.uint32(start + 2 + count * 12) else { return nil }
        var entries: [Int: Entry] = [:]
        var texts: [Int: Entry] = [:]
        for index in 0..<count {
            let at = start + 2 + index * 12
            guard let tag = reader.uint16(at), let type = reader.uint16(at + 2), let count = reader.uint32(at + 4),
                let pointer = reader.uint32(at + 8)
            else { return nil }
            if type == 2, texts[tag] == nil {
                texts[tag] = Entry(width: 1, count: count, offset: count > 4 ? base + pointer : at + 8)
            }
            // Bytes, shorts, longs, and fractions of two longs; no other type holds what is asked for here.
            guard let width = [1: 1, 3: 2, 4: 4, 5: 4][type], entries[tag] == nil else { continue }
            let values = type == 5 ? count * 2 : count
            entries[tag] = Entry(width: width, count: values, offset: values * width > 4 ? base + pointer : at + 8)
        }
        byteCount = 2 + count * 12 + 4
        self.reader = reader
        self.entries = entries
        self.texts = texts
        self.next = next == 0 ? nil : next
    }

    /// The first directory behind the byte-order mark at `base`; nil if there is none.
    init?(headerAt base: Int, in bytes: [UInt8]) {
        var reader = ByteReader(bytes: bytes, isBigEndian: true)
        if reader.has("II*\0", at: base) {
            reader.isBigEndian = false
        } else if !reader.has("MM\0*", at: base) {
            return nil
        }
        guard let first = reader.uint32(base + 4) else { return nil }
        self.init(reader: reader, base: base, offset: first)
    }

    func contains(_ tag: Tag) -> Bool {
        entries[tag.rawValue] != nil
    }

    /// The first value of a tag.
    func value(_ tag: Tag) -> Int? {
        guard let entry = entries[tag.rawValue], entry.count > 0 else { return nil }
        return reader.number(entry.offset, bytes: entry.width)
    }

    /// The value of a tag that is a fraction.
    func fraction(_ tag: Tag) -> Double? {
        guard let entry = entries[tag.rawValue], entry.count == 2, entry.width == 4,
            let numerator = reader.uint32(entry.offset), let denominator = reader.uint32(entry.offset + 4),
            denominator > 0
        else { return nil }
        return Double(numerator) / Double(denominator)
    }

    /// The characters of a tag, up to the zero that ends them; nil if they are not all there, or more than `most`.
    func text(_ tag: Tag, most: Int) -> String? {
        guard let entry = texts[tag.rawValue], entry.count > 0, entry.count <= most, entry.offset >= 0,
            entry.offset <= reader.count - entry.count
        else { return nil }
        return String(
            decoding: reader.bytes[entry.offset..<entry.offset + entry.count].prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The sum of a tag's values; nil if they are not all there.
    func sum(_ tag: Tag) -> Int? {
        guard let entry = entries[tag.rawValue], entry.offset + entry.count * entry.width <= reader.count else {
            return nil
        }
        return (0..<entry.count).reduce(0) { sum, index in
            sum + (reader.number(entry.offset + index * entry.width, bytes: entry.width) ?? 0)
        }
    }
}
