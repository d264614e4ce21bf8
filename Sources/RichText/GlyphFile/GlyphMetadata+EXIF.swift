import Imaging

extension GlyphMetadata {
    /// The EXIF block of a strike, for readers that know no XMP.
    var exif: [UInt8]? {
        EXIFText(documentName: identifier, imageDescription: description.isEmpty ? nil : description).block
    }
}
