/// One of the pictures that stand beside each other in a HEIC or AVIF, with its metadata.
package struct HEIFItem: Sendable {
    /// What the picture shows; its alpha is written where it is not opaque.
    package var picture: TransparentPicture
    /// An XMP packet.
    package var xmp: [UInt8]?
    /// A TIFF block as EXIF has it, from its byte order on.
    package var exif: [UInt8]?
    /// An ICC profile.
    package var profile: [UInt8]?

    package init(
        picture: TransparentPicture, xmp: [UInt8]? = nil, exif: [UInt8]? = nil, profile: [UInt8]? = nil
    ) {
        self.picture = picture
        self.xmp = xmp
        self.exif = exif
        self.profile = profile
    }
}
