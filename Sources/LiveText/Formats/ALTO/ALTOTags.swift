internal import DataDetection
internal import DocumentModel
internal import RichText

/// What the words and illustrations of an ALTO document refer to: data, and the payloads of codes.
struct ALTOTags {
    private let analysis: ImageAnalysis
    /// What the names of the page's elements begin with.
    private let prefix: String

    init(of analysis: ImageAnalysis, prefix: String) {
        self.analysis = analysis
        self.prefix = prefix
    }

    func id(ofData index: Int) -> String { "\(prefix)data_\(index + 1)" }
    func id(ofCode index: Int) -> String { "\(prefix)code_\(index + 1)" }

    /// Writes the tags of all pages.
    static func write(_ pages: [ALTOTags], to writer: inout XMLWriter) {
        guard pages.contains(where: { !$0.analysis.data.isEmpty || !$0.analysis.codes.isEmpty }) else { return }
        writer.block("Tags") { tags in
            for page in pages { page.write(to: &tags) }
        }
    }

    private func write(to tags: inout XMLWriter) {
        for (index, data) in analysis.data.enumerated() {
            let link = data.match.actions.lazy.compactMap { HarmlessLink($0.url) }.first
            tags.empty(
                "NamedEntityTag",
                [
                    "ID": id(ofData: index), "TYPE": data.match.type.rawValue,
                    "LABEL": data.match.text, "URI": link?.url,
                ])
        }
        for (index, code) in analysis.codes.enumerated() {
            tags.empty(
                "OtherTag",
                [
                    "ID": id(ofCode: index), "TYPE": code.symbology.rawValue,
                    "LABEL": code.payload ?? code.payloadBytes.hexadecimal,
                    "DESCRIPTION": code.payload == nil ? "bytes in hexadecimal" : nil,
                ])
        }
    }
}
