internal import LiveText

/// The documents of several images as one: an array of objects, lines, or texts under headings.
struct DocumentSeries {
    private let format: AnalysisFormat
    private var bytes: [UInt8] = []
    private var isEmpty = true

    /// - Throws: ``InvalidOption`` where documents of the format cannot stand together.
    init(format: AnalysisFormat) throws(InvalidOption) {
        guard format.holdsSeveralImages else {
            throw InvalidOption("“\(format.rawValue)” holds one image: send one file, or ask for json, jsonl or text.")
        }
        self.format = format
    }

    mutating func append(_ document: [UInt8], named name: String?) {
        switch format {
        case .json: bytes += Array((isEmpty ? "[\n" : ",\n").utf8)
        // As the command line shows several.
        case .text: bytes += Array("\(isEmpty ? "" : "\n")==> \(name ?? "") <==\n".utf8)
        default: break
        }
        bytes += document
        isEmpty = false
    }

    var document: [UInt8] { format == .json ? bytes + Array("\n]\n".utf8) : bytes }
}
