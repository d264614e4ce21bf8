/// An analysis as ALTO 4.3: blocks, lines and words with boxes and polygons in pixels of the upright image, languages,
/// directions, and confidences from 0 to 1.
///
/// The lower edge of a line stands for its baseline. Data are named entities, with a link where there is a harmless one,
/// and the words that they are made of refer to them. Codes are illustrations whose tag has the payload.
public struct ALTODocument: Sendable {
    private let pages: [AnalyzedPage]

    /// Makes a document of one page.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - name: the image's name or path as the document gives it; nil leaves it out.
    public init(of analysis: ImageAnalysis, named name: String? = nil) {
        self.init(of: [AnalyzedPage(analysis: analysis, name: name)])
    }

    /// Makes a document of several pages; the first one names the image.
    package init(of pages: [AnalyzedPage]) {
        self.pages = pages
    }

    /// The document.
    public var text: String {
        var writer = XMLWriter(prolog: #"<?xml version="1.0" encoding="UTF-8"?>"#)
        let namespace = "http://www.loc.gov/standards/alto/ns-v4#"
        writer.block(
            "alto",
            [
                "xmlns": namespace, "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
                "xsi:schemaLocation": namespace + " http://www.loc.gov/standards/alto/v4/alto-4-3.xsd",
                "SCHEMAVERSION": "4.3",
            ]
        ) { alto in
            alto.block("Description") { writeDescription(to: &$0) }
            let pages = pages.enumerated().map { ALTOPage($1, number: $0 + 1) }
            ALTOTags.write(pages.map(\.tags), to: &alto)
            alto.block("Layout") { layout in
                for page in pages { page.write(to: &layout) }
            }
        }
        return writer.text
    }

    private func writeDescription(to writer: inout XMLWriter) {
        writer.leaf("MeasurementUnit", text: "pixel")
        if let name = pages.first?.name {
            writer.block("sourceImageInformation") { $0.leaf("fileName", text: name) }
        }
        writer.block("Processing", ["ID": "processing_1"]) { processing in
            processing.leaf("processingCategory", text: "contentGeneration")
            processing.block("processingSoftware") { $0.leaf("softwareName", text: "LiveText") }
        }
    }
}
