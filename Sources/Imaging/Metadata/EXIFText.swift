/// The words that an EXIF block has for its picture.
package struct EXIFText: Hashable, Sendable {
    /// The name of the document that the picture belongs to.
    package var documentName: String?
    /// What is seen.
    package var imageDescription: String?

    private static let longest = 1 << 16

    package init(documentName: String? = nil, imageDescription: String? = nil) {
        self.documentName = documentName
        self.imageDescription = imageDescription
    }

    /// Reads a block as HEIF stores it: behind four bytes that say how far from there its TIFF header stands.
    package init?(heif bytes: [UInt8]) {
        guard let offset = ByteReader(bytes: bytes, isBigEndian: true).uint32(0), offset <= bytes.count,
            let directory = TIFFDirectory(headerAt: offset + 4, in: bytes)
        else { return nil }
        documentName = directory.text(.documentName, most: Self.longest)
        imageDescription = directory.text(.imageDescription, most: Self.longest)
    }

    /// The block, from its byte order on; nil where there are no words.
    ///
    /// The words are written as UTF-8, though TIFF wants ASCII, as cameras and readers have come to do.
    package var block: [UInt8]? {
        let texts = [(TIFFDirectory.Tag.documentName, documentName), (.imageDescription, imageDescription)]
            .compactMap { tag, text in text.map { (tag.rawValue, Array($0.utf8.filter { $0 != 0 }) + [0]) } }
        guard !texts.isEmpty else { return nil }
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        // Orientation comes last, as tags stand in the order of their numbers.
        var at = 8 + 2 + (texts.count + 1) * 12 + 4
        var entries: [UInt8] = []
        var words: [UInt8] = []
        for (tag, text) in texts {
            let isWithin = text.count <= 4
            entries += little(tag, 2) + little(2, 2) + little(text.count, 4)
            entries += isWithin ? text + [UInt8](repeating: 0, count: 4 - text.count) : little(at, 4)
            guard !isWithin else { continue }
            // Values begin at even offsets.
            let padded = text.count % 2 == 0 ? text : text + [0]
            words += padded
            at += padded.count
        }
        entries += little(TIFFDirectory.Tag.orientation.rawValue, 2) + little(3, 2) + little(1, 4) + little(1, 4)
        return Array("II*\0".utf8) + little(8, 4) + little(texts.count + 1, 2) + entries + little(0, 4) + words
    }
}
