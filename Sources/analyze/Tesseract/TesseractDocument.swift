import Foundation
import LiveText

/// What was read, written as Tesseract writes it.
struct TesseractDocument {
    private var pages: [AnalyzedPage] = []
    /// The same for a PDF, where one is wanted.
    private var seen: [SearchablePDF.Page] = []
    private let settings: TesseractSettings
    /// Whether nothing but the orientation is wanted, so that a page that does not tell it is a failure.
    private let isForOrientation: Bool

    init(settings: TesseractSettings, isForOrientation: Bool) {
        self.settings = settings
        self.isForOrientation = isForOrientation
    }

    private var outputs: [TesseractOutput] { isForOrientation ? [.osd] : settings.outputs }

    mutating func append(_ image: AnalyzedImage, named name: String) throws {
        pages.append(AnalyzedPage(analysis: image.analysis, name: name))
        if outputs.contains(.pdf) { seen.append(try SearchablePDF.Page(image)) }
    }

    /// Writes the files, each named after `base`; `stdout` and `-` are standard output.
    func write(to base: String) throws {
        for output in outputs {
            let bytes = try output == .pdf ? SearchablePDF.file(of: seen) : Array(text(as: output).utf8)
            if base == "stdout" || base == "-" {
                try Console.write(bytes)
            } else {
                let path = base + "." + output.fileExtension
                do {
                    try Data(bytes).write(to: URL(fileURLWithPath: path))
                } catch {
                    throw OutputFailure.unwritable(path)
                }
            }
        }
    }

    /// How far the text is tilted, as `--psm 2` tells it; nothing where there is no text.
    func reportTilt() throws {
        for page in pages {
            guard let orientation = PageOrientation(of: page.analysis) else { continue }
            let angle = (orientation.skew * 10_000).rounded() / 10_000 + 0
            // Tesseract's numbers: quarters of a turn, from left to right, from top to bottom.
            Console.note(
                """
                Orientation: \(orientation.degrees / 90)
                WritingDirection: 0
                TextlineOrder: 2
                Deskew angle: \(angle)

                """)
        }
    }

    private func text(as output: TesseractOutput) throws -> String {
        switch output {
        case .hocr: HOCRDocument(of: pages, resolution: settings.resolution).text
        case .alto: ALTODocument(of: pages).text
        case .tsv: TSVTable(of: pages.map(\.analysis)).text
        case .osd: try orientations()
        case .makebox: boxes(.character)
        case .wordstrbox: boxes(.line)
        case .lstmbox: boxes(.characterOfLine)
        case .txt:
            pages.map { page in
                TesseractText(of: page.analysis, keepsGaps: settings.isOn("preserve_interword_spaces")).text
            }.joined(separator: settings["page_separator"])
        case .pdf: ""
        }
    }

    private func boxes(_ row: BoxTable.Row) -> String {
        pages.enumerated().map { BoxTable(of: $1.analysis, row: row, page: $0).text }.joined()
    }

    private func orientations() throws -> String {
        try pages.enumerated().map { number, page in
            guard let orientation = PageOrientation(of: page.analysis) else {
                guard isForOrientation else { return "" }
                // The words by which callers know this case.
                throw TesseractArguments.Refusal(
                    description: "Too few characters. Skipping this page\nError during processing.")
            }
            return orientation.report(page: number)
        }.joined()
    }
}
