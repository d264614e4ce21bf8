import ArgumentParser
import LiveText

struct OutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            json: an object, for several images an array; jsonl: an object a line; text: the text alone; svg: a drawing; \
            hocr, alto: what archives keep; tsv: Tesseract's table; html: a page with the picture and its text to select; pdf: \
            a PDF with its text to search and select, of all images and pages together; rtf, rtfd, flow: the text with its emoji \
            and other glyphs as pictures, for word processors and (flow) browsers; markdown: headings, lists and text.
            """,
            valueName: "format"))
    var format = AnalysisFormat.json

    @Option(
        help: ArgumentHelp(
            """
            Write a file for each image into this folder, named after the image and in the same folders as below the one that was \
            named, instead of printing. Images whose files are there already are left out.
            """,
            valueName: "folder"),
        completion: .directory)
    var outputDir: String?

    @Flag(help: "Read images whose files are in --output-dir already, and replace these.")
    var overwrite = false

    @Option(
        help: ArgumentHelp(
            """
            Pictures of emoji and icons in the JSON: none: where they are and what, without a picture; embed: as data URLs; \
            folder: as files in “glyphs” in --output-dir, or here.
            """,
            valueName: "where"))
    var glyphs = GlyphPictures.none

    @Flag(help: "Add to the JSON how long each stage took, in seconds.")
    var timings = false

    /// Where the results go.
    func sink(
        for inputs: [ImageInput], isSeveral: Bool, pages: SearchablePDF.Options
    ) throws -> any OutputSink {
        if format.hasPages {
            return try PDFOutput(
                inputs: inputs, options: pages,
                folder: outputDir.map { path in
                    { try OutputFolder(path: path, inputs: $0, format: format, overwrites: overwrite) }
                })
        }
        if let outputDir {
            return try OutputFolder(path: outputDir, inputs: inputs, format: format, overwrites: overwrite)
        }
        guard format.holdsSeveralImages || !isSeveral else {
            throw ValidationError(
                "Each image has a file of its own in the format \(format): add --output-dir with a folder for them.")
        }
        return OutputStream(format: format, isSeveral: isSeveral)
    }
}
