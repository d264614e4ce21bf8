import ArgumentParser

struct OutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "json: an object, for several images an array; jsonl: an object a line; text: the text alone; svg: a drawing.",
            valueName: "format"))
    var format = OutputFormat.json

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
        guard format != .svg || !isSeveral else {
            throw ValidationError("Drawings of several images need a folder to go to: add --output-dir.")
        }
        return OutputStream(format: format, isSeveral: isSeveral)
    }
}
