internal import DocumentModel

/// A page of an ALTO document.
struct ALTOPage {
    private let analysis: ImageAnalysis
    /// The page's number in the document, the first being 1.
    private let page: Int
    let tags: ALTOTags

    init(_ page: AnalyzedPage, number: Int) {
        analysis = page.analysis
        self.page = number
        tags = ALTOTags(of: page.analysis, prefix: Self.prefix(ofPage: number))
    }

    func write(to writer: inout XMLWriter) {
        writer.block(
            "Page",
            [
                "ID": "page_\(page)", "PHYSICAL_IMG_NR": String(page), "WIDTH": String(analysis.size.width),
                "HEIGHT": String(analysis.size.height),
            ]
        ) { element in
            element.block("PrintSpace", PixelBox(analysis.size).altoAttributes()) { writeBlocks(to: &$0) }
        }
    }

    /// What sets the names of elements apart from those of the first page.
    private static func prefix(ofPage number: Int) -> String { number == 1 ? "" : "page_\(number)_" }

    private func id(_ name: String) -> String { Self.prefix(ofPage: page) + name }

    private func writeBlocks(to writer: inout XMLWriter) {
        let dataOfLines = analysis.dataOfLines
        var number = 0
        for (index, block) in analysis.blocks.enumerated() {
            let box = PixelBox(around: block.quad, on: analysis.size)
            let isColumns = block.lines.first?.direction == .topToBottom
            let angle = isColumns ? 0 : block.quad.counterclockwiseDegrees
            writer.block(
                "TextBlock",
                box.altoAttributes(id: id("block_\(index + 1)"), rotation: angle == 0 ? nil : String(angle))
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
                    id: id("image_\(index + 1)"), tags: tags.id(ofCode: index), type: code.symbology.rawValue)
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
                "ID": id("line_\(number)"), "HPOS": String(box.left), "VPOS": String(box.top),
                "WIDTH": String(box.width),
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
                let references = data.filter { $0.range.overlaps(word.range) }.map { tags.id(ofData: $0.index) }
                element.block(
                    "String",
                    [
                        "ID": id("word_\(number)_\(index + 1)"), "HPOS": String(box.left), "VPOS": String(box.top),
                        "WIDTH": String(box.width), "HEIGHT": String(box.height), "CONTENT": word.text,
                        "WC": String(word.confidence.share),
                        "TAGREFS": references.isEmpty ? nil : references.joined(separator: " "),
                    ]
                ) { $0.writeShape(of: word.quad, on: analysis.size) }
            }
        }
    }
}
