internal import DocumentModel
internal import Imaging

extension StoredImage {
    /// Adds the image to a document.
    func add(to writer: inout PDFFileWriter) throws -> PDFReference {
        let entries = "/Type /XObject /Subtype /Image /Width \(size.width) /Height \(size.height) "
        switch coding {
        case .jpeg(let components, let isInverted):
            let decode = isInverted ? " /Decode [1 0 1 0 1 0 1 0]" : ""
            return writer.addStream(
                entries + "/ColorSpace /\(Self.space(components)) /BitsPerComponent 8 /Filter /DCTDecode" + decode,
                bytes: bytes)
        case .jpeg2000:
            return writer.addStream(entries + "/Filter /JPXDecode", bytes: bytes)
        case .fax(let isInverted):
            let parameters = "<< /K -1 /Columns \(size.width) /Rows \(size.height) /BlackIs1 \(isInverted) >>"
            return writer.addStream(
                entries + "/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms "
                    + parameters, bytes: bytes)
        case .png(let components, let bitDepth, let palette):
            let space =
                palette.isEmpty
                ? "/" + Self.space(components)
                : "[/Indexed /DeviceRGB \(palette.count / 3 - 1) \(PDFString.hexadecimal(palette.lazy.map { UInt16($0) }, digits: 2))]"
            let parameters =
                "<< /Predictor 15 /Colors \(components) /BitsPerComponent \(bitDepth) /Columns \(size.width) >>"
            return writer.addStream(
                entries + "/ColorSpace \(space) /BitsPerComponent \(bitDepth) /Filter /FlateDecode /DecodeParms "
                    + parameters, bytes: bytes)
        case .bits:
            return try writer.addCompressed(entries + "/ColorSpace /DeviceGray /BitsPerComponent 1", bytes: bytes)
        }
    }

    /// Whether its colours are those of inks.
    var hasInks: Bool {
        if case .jpeg(4, _) = coding { true } else { false }
    }

    private static func space(_ components: Int) -> String {
        [1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK"][components] ?? "DeviceGray"
    }
}
