import Testing

@testable import RichText

@Suite struct XMPPacketTests {
    private static let spaces = XMPNamespace.allCases.map { "xmlns:\($0)=\"\($0.rawValue)\"" }.joined(separator: " ")

    private static func packet(_ text: String) -> XMPPacket { XMPPacket(Array(text.utf8)) }

    @Test func attributesAndElementsAreRead() {
        let packet = Self.packet(
            """
            <?xpacket begin='' id='W5M0'?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='r'>
            <rdf:Description rdf:about='' \(Self.spaces) tiff:DocumentName='a &lt;b&gt; &#x1F370; &#65;' photoshop:Credit="it's > x">
              <tiff:TileWidth>160</tiff:TileWidth>
              <dc:description><rdf:Alt><rdf:li xml:lang='x-default'>a cake &amp; more</rdf:li><rdf:li xml:lang='de'>Torte</rdf:li></rdf:Alt></dc:description>
              <xmp:CreatorTool/>
            </rdf:Description></rdf:RDF></x:xmpmeta>
            """)
        #expect(packet[.tiff, "DocumentName"] == "a <b> 🍰 A")
        #expect(packet[.photoshop, "Credit"] == "it's > x")
        #expect(packet[.tiff, "TileWidth"] == "160")
        #expect(packet[.dc, "description"] == "a cake & more")
        #expect(packet[.xmp, "CreatorTool"] == nil)
        #expect(packet[.iptc, "DigitalSourceType"] == nil)
    }

    @Test func prefixesAreOnlyNames() {
        let packet = Self.packet(
            #"<d xmlns:t="http://ns.adobe.com/tiff/1.0/" t:DocumentName="x" tiff:ImageDescription="no"/>"#)
        #expect(packet[.tiff, "DocumentName"] == "x")
        #expect(packet[.tiff, "ImageDescription"] == nil)
    }

    @Test(arguments: [
        "", "<", "<>", "</", "</a></b>", "<a b", "<a b=", "<a b=\"", "<a ='x'/>", "&", "<a>&#xFFFFFFFF;</a>", "<!--",
        "<?", "<//>",
        "\u{0}\u{FFFE}",
    ]) func nonsenseIsPassedOver(text: String) {
        #expect(Self.packet(text)[.tiff, "DocumentName"] == nil)
        let withSpaces = "<d \(Self.spaces) tiff:DocumentName='x'>" + text
        #expect(Self.packet(withSpaces)[.tiff, "DocumentName"] == "x")
    }

    @Test func longPacketsTakeLinearTime() {
        let patterns = [
            "<a>", "<a b='c'>", "<", "&", "&#x10FFF", "<a '", "=", "<a " + Self.spaces + ">", "</a>", "<a/>", "'", "\"",
        ]
        for pattern in patterns {
            for tail in ["", "<a ", "<a b='"] {
                let text = tail + String(repeating: pattern, count: 100_000 / pattern.utf8.count)
                let duration = ContinuousClock().measure { _ = Self.packet(text) }
                // A debug build on a busy machine takes a tenth of a second; anything quadratic would take minutes.
                #expect(duration < .seconds(20), "\(tail) \(pattern)")
            }
        }
    }

    @Test func whatIsWrittenIsRead() {
        let metadata = GlyphMetadata(
            identifier: "x<&>\"'", description: "‹&lt;› ]]> 🍰", inset: GlyphInset(x: 0.125, y: 0.0625),
            provenance: GlyphProvenance(digitalSourceType: "a", credit: "b", creatorTool: "c"))
        #expect(GlyphMetadata(xmp: metadata.xmp(edge: 160), exif: nil, edge: 160) == metadata)
        let onlyEXIF = GlyphMetadata(xmp: nil, exif: metadata.exif.map { [0, 0, 0, 0] + $0 }, edge: 160)
        #expect(onlyEXIF.identifier == metadata.identifier)
        #expect(onlyEXIF.description == metadata.description)
    }
}
