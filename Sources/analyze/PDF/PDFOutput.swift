import LiveText

/// Writes PDFs: one of all pages to standard output, or one of each input into a folder.
struct PDFOutput: OutputSink {
    private let options: SearchablePDF.Options
    /// The folder of the files, by the first page of each; nil for standard output.
    private let folder: OutputFolder?
    /// For each page the file that it is part of.
    private let files: [Int]
    private var pages: [SearchablePDF.Page] = []

    /// - Parameters:
    ///   - inputs: Images and pages of documents, those of a document one after the other.
    ///   - options: How the files are written.
    ///   - folder: Makes the folder for inputs that stand for a file each; nil for standard output.
    init(
        inputs: [ImageInput], options: SearchablePDF.Options, folder: (([ImageInput]) throws -> OutputFolder)?
    ) rethrows {
        self.options = options
        var files: [Int] = []
        var firsts: [ImageInput] = []
        for (index, input) in inputs.enumerated() {
            let isNext = index > 0 && input.page != nil && inputs[index - 1].relativePath == input.relativePath
            if !isNext { firsts.append(input) }
            files.append(firsts.count - 1)
        }
        self.files = files
        self.folder = try folder?(firsts)
    }

    func hasResult(at index: Int) -> Bool { folder?.hasResult(at: files[index]) ?? false }

    func begin() {}

    mutating func deliver(_ result: RenderedImage, at index: Int) throws {
        if let failure = result.failure { Console.note("analyze: \(result.image): \(failure.message)\n") }
        if let page = result.page { pages.append(page) }
        guard let folder, index + 1 == files.count || files[index + 1] != files[index] else { return }
        defer { pages = [] }
        if !pages.isEmpty { try folder.write(SearchablePDF.file(of: pages, options: options), at: files[index]) }
    }

    func end() throws {
        guard folder == nil, !pages.isEmpty else { return }
        try Console.write(SearchablePDF.file(of: pages, options: options))
    }
}
