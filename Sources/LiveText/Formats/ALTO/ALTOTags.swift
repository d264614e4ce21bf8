internal import DataDetection
internal import DocumentModel
internal import RichText

/// What the words and illustrations of an ALTO document refer to: data, and the payloads of codes.
struct ALTOTags {
    private let analysis: ImageAnalysis

    init(of analysis: ImageAnalysis) {
        self.analysis = analysis
    }

    static func id(ofData index: Int) -> String { "data_\(index + 1)" }
    static func id(ofCode index: Int) -> String { "code_\(index + 1)" }

    func write(to writer: inout XMLWriter) {
        guard !analysis.data.isEmpty || !analysis.codes.isEmpty else { return }
        writer.block("Tags") { tags in
            for (index, data) in analysis.data.enumerated() {
                let link = data.match.actions.lazy.compactMap { HarmlessLink($0.url) }.first
                tags.empty(
                    "NamedEntityTag",
                    [
                        "ID": Self.id(ofData: index), "TYPE": data.match.type.rawValue,
                        "LABEL": data.match.text, "URI": link?.url,
                    ])
            }
            for (index, code) in analysis.codes.enumerated() {
                tags.empty(
                    "OtherTag",
                    [
                        "ID": Self.id(ofCode: index), "TYPE": code.symbology.rawValue,
                        "LABEL": code.payload ?? code.payloadBytes.hexadecimal,
                        "DESCRIPTION": code.payload == nil ? "bytes in hexadecimal" : nil,
                    ])
            }
        }
    }
}
