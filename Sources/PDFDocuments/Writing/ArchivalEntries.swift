/// What PDF/A-2b wants of a document besides restraint: what it says about itself, and what its colours are.
enum ArchivalEntries {
    static let producer = "LiveText"

    /// The entries of the catalog, their objects added.
    static func add(to writer: inout PDFFileWriter) throws -> String {
        let metadata = writer.addStream("/Type /Metadata /Subtype /XML", bytes: Array(statement.utf8))
        let profile = try writer.addCompressed("/N 3", bytes: ColorProfile.sRGB)
        let condition = "/OutputConditionIdentifier (sRGB) /Info (sRGB IEC61966-2.1)"
        return
            " /Metadata \(metadata) /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 \(condition) /DestOutputProfile \(profile) >>]"
    }

    /// XMP that says as much as the document's information does.
    private static let statement = """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
        <pdfaid:part>2</pdfaid:part>
        <pdfaid:conformance>B</pdfaid:conformance>
        <pdf:Producer>\(producer)</pdf:Producer>
        </rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="w"?>
        """
}
