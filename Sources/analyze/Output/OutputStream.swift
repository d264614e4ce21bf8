import LiveText

/// Prints results one after the other.
struct OutputStream: OutputSink {
    let format: AnalysisFormat
    let isSeveral: Bool
    private var isFirst = true

    init(format: AnalysisFormat, isSeveral: Bool) {
        self.format = format
        self.isSeveral = isSeveral
    }

    func hasResult(at index: Int) -> Bool { false }

    func begin() throws {
        if format == .json && isSeveral { try Console.write("[\n") }
    }

    mutating func deliver(_ result: RenderedImage, at index: Int) throws {
        // JSON says itself what went wrong.
        if let failure = result.failure, !format.tellsFailures {
            return Console.note("analyze: \(result.image): \(failure.message)\n")
        }
        defer { isFirst = false }
        switch format {
        case .json where isSeveral: try Console.write(Array((isFirst ? "" : ",\n").utf8) + result.document)
        // As `head` shows several files.
        case .text where isSeveral:
            try Console.write(Array(((isFirst ? "" : "\n") + "==> \(result.image) <==\n").utf8) + result.document)
        case .json: try Console.write(result.document + [0x0A])
        default: try Console.write(result.document)
        }
    }

    func end() throws {
        if format == .json && isSeveral { try Console.write("\n]\n") }
    }
}
