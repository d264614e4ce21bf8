internal import DocumentModel

/// An analysis as ALTO 4.3: blocks, lines and words with boxes and polygons in pixels of the upright image, languages,
/// directions, and confidences from 0 to 1.
///
/// The lower edge of a line stands for its baseline. Data are named entities, with a link where there is a harmless one,
/// and the words that they are made of refer to them. Codes are illustrations whose tag has the payload.
public struct ALTODocument: Sendable {
    private let analysis: ImageAnalysis
    private let name: String?

    /// Makes a document of one page.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - name: the image's name or path as the document gives it; nil leaves it out.
    public init(of analysis: ImageAnalysis, named name: String? = nil) {
        self.analysis = analysis
        self.name = name
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
            ALTOTags(of: analysis).write(to: &alto)
            alto.block("Layout") { layout in
                layout.block(
                    "Page",
                    [
                        "ID": "page_1", "PHYSICAL_IMG_NR": "1", "WIDTH": String(analysis.size.width),
                        "HEIGHT": String(analysis.size.height),
                    ]
                ) { page in
                    let box = PixelBox(analysis.size)
                    page.block("PrintSpace", box.altoAttributes()) { writeBlocks(to: &$0) }
                }
            }
        }
        return writer.text
    }

    private func writeDescription(to writer: inout XMLWriter) {
        writer.leaf("MeasurementUnit", text: "pixel")
        if let name {
            writer.block("sourceImageInformation") { $0.leaf("fileName", text: name) }
        }
        writer.block("Processing", ["ID": "processing_1"]) { processing in
            processing.leaf("processingCategory", text: "contentGeneration")
            processing.block("processingSoftware") { $0.leaf("softwareName", text: "LiveText") }
        }
    }

    private func writeBlocks(to writer: inout XMLWriter) {
        let dataOfLines = analysis.dataOfLines
        var number = 0
        for (index, block) in analysis.blocks.enumerated() {
            let box = PixelBox(around: block.quad, on: analysis.size)
            let isColumns = block.lines.first?.direction == .topToBottom
            let angle = isColumns ? 0 : block.quad.counterclockwiseDegrees
            writer.block(
                "TextBlock", box.altoAttributes(id: "block_\(index + 1)", rotation: angle == 0 ? nil : String(angle))
            ) { element in
                element.writeShape(of: block.quad, on: analysis.size)
                for line in block.lines {
                    let data = dataOfLines[number]
                    number += 1
                    if !line.text.isEmpty { write(line, number, data, to: &element) }
                }
            }
        }
        for (index, code) in analysis.codes.enumerated() {
            let box = PixelBox(around: code.quad, on: analysis.size)
            writer.block(
                "Illustration",
                box.altoAttributes(
                    id: "image_\(index + 1)", tags: ALTOTags.id(ofCode: index), type: code.symbology.rawValue)
            ) { $0.writeShape(of: code.quad, on: analysis.size) }
        }
    }

    private func write(
        _ line: TextLine, _ number: Int, _ data: [ImageAnalysis.LineData], to writer: inout XMLWriter
    ) {
        let box = PixelBox(around: line.quad, on: analysis.size)
        let corners = line.quad.pixels(on: analysis.size)
        writer.block(
            "TextLine",
            [
                "ID": "line_\(number)", "HPOS": String(box.left), "VPOS": String(box.top), "WIDTH": String(box.width),
                "HEIGHT": String(box.height), "BASELINE": [corners[3], corners[2]].altoPoints,
                "LANG": line.languageTag, "BASEDIRECTION": line.direction.altoName,
            ]
        ) { element in
            element.writeShape(of: line.quad, on: analysis.size)
            var before: TextWord?
            for (index, word) in line.pieces.enumerated() {
                if let before, word.range.lowerBound > before.range.upperBound { element.empty("SP") }
                before = word
                let box = PixelBox(around: word.quad, on: analysis.size)
                let tags = data.filter { $0.range.overlaps(word.range) }.map { ALTOTags.id(ofData: $0.index) }
                element.block(
                    "String",
                    [
                        "ID": "word_\(number)_\(index + 1)", "HPOS": String(box.left), "VPOS": String(box.top),
                        "WIDTH": String(box.width), "HEIGHT": String(box.height), "CONTENT": word.text,
                        "WC": String(word.confidence.share),
                        "TAGREFS": tags.isEmpty ? nil : tags.joined(separator: " "),
                    ]
                ) { $0.writeShape(of: word.quad, on: analysis.size) }
            }
        }
    }
}
