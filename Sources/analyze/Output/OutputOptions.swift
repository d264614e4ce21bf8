import ArgumentParser
import LiveText

struct OutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            json: an object, for several images an array; jsonl: an object a line; text: the text alone; svg: a drawing; \
            hocr, alto: what archives keep; tsv: Tesseract's table; html: a page with the picture and its text to select.
            """,
            valueName: "format"))
    var format = AnalysisFormat.json

    @Option(
        help: ArgumentHelp(
            "Write a file for each image into this folder, named after the image, instead of printing.",
            valueName: "folder"),
        completion: .directory)
    var outputDir: String?

    @Flag(help: "Add to the JSON how long each stage took, in seconds.")
    var timings = false

    var renderer: ImageRenderer { ImageRenderer(format: format, hasTimings: timings) }

    /// Where the results go.
    func sink(for inputs: [ImageInput], isSeveral: Bool) throws -> any OutputSink {
        if let outputDir { return try OutputFolder(path: outputDir, inputs: inputs, format: format) }
        guard format.holdsSeveralImages || !isSeveral else {
            throw ValidationError("Each image is a \(format) file of its own: add --output-dir with a folder for them.")
        }
        return OutputStream(format: format, isSeveral: isSeveral)
    }
}
