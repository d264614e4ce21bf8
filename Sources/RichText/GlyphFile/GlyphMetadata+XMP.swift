extension GlyphMetadata {
    /// The XMP packet of a strike, whose side has as many pixels as `edge` says.
    func xmp(edge: Int) -> [UInt8] {
        var properties: [(String, String?)] = [
            ("tiff:DocumentName", identifier),
            ("tiff:Orientation", "1"),
            ("tiff:TileWidth", "\(edge)"),
            ("tiff:TileLength", "\(edge)"),
        ]
        if inset != .zero {
            properties += [
                ("tiff:XPosition", Self.rational(inset.x * Double(edge))),
                ("tiff:YPosition", Self.rational(inset.y * Double(edge))),
            ]
        }
        properties += [
            ("Iptc4xmpExt:DigitalSourceType", provenance.digitalSourceType),
            ("photoshop:Credit", provenance.credit),
            ("xmp:CreatorTool", provenance.creatorTool),
        ]
        let attributes = properties.compactMap { name, value in
            value.map { " \(name)=\"\($0.escapedForXML)\"" }
        }.joined()
        let spaces = XMPNamespace.allCases.map { " xmlns:\($0)=\"\($0.rawValue)\"" }.joined()
        let elements =
            description.isEmpty
            ? ""
            : ["dc:description", "tiff:ImageDescription"].map { name in
                "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(description.escapedForXML)</rdf:li></rdf:Alt></\(name)>"
            }.joined()
        return Array(
            """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>\
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
            <rdf:Description rdf:about=""\(spaces)\(attributes)>\(elements)</rdf:Description>\
            </rdf:RDF></x:xmpmeta><?xpacket end="r"?>
            """.utf8)
    }

    /// XMP writes numbers of TIFF as fractions; hundredths of a pixel are exact enough.
    private static func rational(_ value: Double) -> String {
        "\(Int((value * 100).rounded()))/100"
    }

    /// Reads what a strike's XMP packet and EXIF block say; the packet counts where both say something.
    ///
    /// - Parameters:
    ///   - xmp: The packet.
    ///   - exif: The block as HEIF has it, or nil.
    ///   - edge: The length of the strike's side in pixels.
    init(xmp: [UInt8]?, exif: [UInt8]?, edge: Int) {
        let packet = xmp.map { XMPPacket($0) } ?? XMPPacket([])
        let tags = exif.flatMap { EXIFText(heif: $0) }
        identifier = Self.identifier(packet[.tiff, "DocumentName"]) ?? Self.identifier(tags?.documentName)
        description = Self.plain(
            packet[.dc, "description"] ?? packet[.tiff, "ImageDescription"] ?? tags?.imageDescription ?? "")
        if let x = Self.number(packet[.tiff, "XPosition"]), let y = Self.number(packet[.tiff, "YPosition"]), edge > 0 {
            inset = GlyphInset(x: x / Double(edge), y: y / Double(edge))
        }
        provenance = GlyphProvenance(
            digitalSourceType: packet[.iptc, "DigitalSourceType"].map(Self.plain),
            credit: packet[.photoshop, "Credit"].map(Self.plain),
            creatorTool: packet[.xmp, "CreatorTool"].map(Self.plain))
    }

    /// A number or a fraction.
    private static func number(_ text: String?) -> Double? {
        guard let parts = text?.split(separator: "/", maxSplits: 1), let first = parts.first, let value = Double(first)
        else { return nil }
        guard parts.count == 2 else { return value }
        guard let divisor = Double(parts[1]), divisor != 0 else { return nil }
        return value / divisor
    }
}
