import ArgumentParser
import LiveText

struct PDFOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The pages of PDF documents: 3, 1,4-6, 3-end. All unless given; with --stream the first one unless given, which is \
            answered alone.
            """,
            valueName: "pages"),
        transform: Self.ranges)
    var pages: PageRanges?

    @Option(
        help: ArgumentHelp(
            """
            Text that pages of a PDF have already. skip: taken as it is, images are read; redo: what text recognition left is \
            taken away and read anew; force: all is read, and pages become pictures; strip: what text recognition left is taken \
            away, and nothing is read.
            """,
            valueName: "mode"),
        transform: Self.choice)
    var text = PageTextChoice.skip

    @Flag(help: "With --format pdf: make links of what can be opened, called or written to.")
    var links = false

    @Flag(help: "With --format pdf: turn pages whose text stands sideways or upside down.")
    var rotate = false

    @Flag(help: "With --format pdf: straighten images whose text is slightly tilted; their pixels stay as they are.")
    var deskew = false

    @Flag(name: .customLong("pdf-a"), help: "With --format pdf: write PDF/A-2b; from images alone.")
    var archival = false

    var options: SearchablePDF.Options {
        var options = SearchablePDF.Options()
        options.hasLinks = links
        options.turnsPages = rotate
        options.straightensPages = deskew
        options.isArchival = archival
        return options
    }

    /// Whether there is an option that only a PDF takes.
    var isForWriting: Bool { links || rotate || deskew || archival }

    private static func ranges(_ text: String) throws -> PageRanges {
        do {
            return try PageRanges(text)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private static func choice(_ text: String) throws -> PageTextChoice {
        guard let choice = PageTextChoice(rawValue: text) else {
            let names = PageTextChoice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--text takes one of \(names).")
        }
        return choice
    }
}
