import ArgumentParser
import LiveText

struct ImagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "images",
        abstract: "Read images: text with its places, QR codes and barcodes, and data such as phone numbers.",
        usage: AnalyzeCommand.usage,
        discussion: """
            Prints JSON; --format text prints the text alone, --format svg draws what was found over the picture. \
            Everything happens on this machine.

            Exit status: 0, 1 if an image could not be read (the others still are) or was left out, 64 if the command is wrong. \
            For the other commands see “analyze detect --help” and “analyze languages --help”.
            """)

    @Argument(
        help: ArgumentHelp(
            "Image files; folders, which are walked; tar archives of images; - is standard input.", valueName: "image"),
        completion: .file())
    var images: [String] = []

    @Flag(
        help: ArgumentHelp(
            """
            Answer lines of standard input, {"id": 7, "path": "photo.jpg"} or {"id": 7, "base64": "…"}, each with a line of JSON that \
            has its id, as soon as it is known.
            """))
    var stream = false

    @Flag(help: "With --stream: answer in the order of the lines.")
    var ordered = false

    @Flag(
        help: ArgumentHelp(
            """
            With --stream: frames instead of lines, in and out: the length of a header in four bytes, the smallest first, the header \
            {"id": 7, "size": 2345}, and the image's bytes.
            """))
    var frames = false

    @Option(
        help: ArgumentHelp(
            "How many images are read at once, and how many cores that takes; all unless given.", valueName: "number"))
    var cores: Int?

    @OptionGroup(title: "What to look for") var analysis: AnalysisOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "PDF documents") var pdf: PDFOptions

    func validate() throws {
        if pdf.isForWriting, output.format != .pdf {
            throw ValidationError("--links, --rotate, --deskew and --pdf-a belong to --format pdf.")
        }
        if output.glyphs != .none, stream || !output.format.tellsFailures {
            throw ValidationError("--glyphs belongs to --format json and jsonl, and not to --stream.")
        }
        if let cores, cores < 1 { throw ValidationError("--cores takes a number from 1.") }
        guard stream else {
            if ordered || frames { throw ValidationError("--ordered and --frames belong to --stream.") }
            return
        }
        guard images.isEmpty, output.outputDir == nil, output.format == .json || output.format == .jsonl else {
            throw ValidationError(
                "--stream reads the names of images from standard input and prints JSON Lines: leave out images, --output-dir "
                    + "and other formats.")
        }
    }

    func run() async throws {
        if stream { return try await runStream() }
        guard !images.isEmpty else { throw ValidationError("Give an image, a folder, or - for standard input.") }
        var configuration = try analysis.configuration()
        configuration.pageText = pdf.text
        configuration.showsPages = output.format.showsImages
        let inputs = await ImageInput.pages(
            of: ImageInput.unpacked(try ImageInput.inputs(for: images)), wanted: pdf.pages ?? analysis.pageRanges,
            isNumbered: !output.format.hasPages, limits: configuration.limits)
        let isSeveral = inputs.count > 1 || inputs.first?.name != images.first
        var sink = try output.sink(for: inputs, isSeveral: isSeveral, pages: pdf.options)
        let waiting = inputs.indices.filter { !sink.hasResult(at: $0) }
        let progress = ProgressBar(total: waiting.count)
        let analyzer = ImageAnalyzer(workers: cores)
        let batch = ImageBatch(
            analyzer: analyzer, configuration: configuration, orientation: analysis.orientation)
        var hasFailed = false
        do {
            try sink.begin()
            try await batch.run(waiting.map { inputs[$0] }, render: renderer) { index, rendered in
                progress.clear()
                try sink.deliver(rendered, at: waiting[index])
                hasFailed = hasFailed || rendered.failure != nil
                progress.advance(to: index + 1)
            }
            progress.clear()
            try sink.end()
            if let kept = inputs.indices.first(where: { !waiting.contains($0) }) {
                Console.note(
                    "analyze: \(inputs.count - waiting.count) of \(inputs.count) images were left out, such as "
                        + "\(inputs[kept].name): their files are there already. Add --overwrite to replace these.\n")
                hasFailed = true
            }
            if analysis.engine == .automatic, let failure = await analyzer.neuralEngineFailure {
                Console.note("analyze: Tesseract alone read the text. \(failure)\n")
            }
            for warning in await analyzer.neuralEngineWarnings { Console.note("analyze: \(warning)\n") }
        } catch OutputFailure.closed {
            // The reader has seen enough.
            ProcessEnd.now(status: 1)
        } catch {
            progress.clear()
            Console.note("analyze: \(error)\n")
            ProcessEnd.now(status: 1)
        }
        ProcessEnd.now(status: hasFailed ? 1 : 0)
    }

    private var renderer: ImageRenderer {
        ImageRenderer(
            format: output.format, hasTimings: output.timings, glyphs: output.glyphs, folder: output.outputDir,
            pages: pdf.options)
    }

    private func runStream() async throws {
        var configuration = try analysis.configuration()
        configuration.pageText = pdf.text
        let stream = ImageStream(
            analyzer: ImageAnalyzer(workers: cores), configuration: configuration, orientation: analysis.orientation,
            pages: pdf.pages, hasTimings: output.timings, maxBytes: analysis.maxBytes, isOrdered: ordered,
            isFramed: frames)
        do {
            ProcessEnd.now(status: try await stream.run() ? 1 : 0)
        } catch {
            Console.note("analyze: Standard input cannot be read (\(error)).\n")
            ProcessEnd.now(status: 1)
        }
    }
}
