internal import Foundation
internal import HTTPTypes

/// What a request to Mistral's OCR says beside the document; as a query where the document was sent before.
struct MistralSettings: Hashable, Sendable {
    /// As the answer repeats it.
    let model: String
    /// Counted from 0; nil for all.
    let pages: Set<Int>?

    init(model: String?, pages: [Int]?) {
        self.model = String((model ?? "livetext").prefix(100))
        self.pages = pages.map(Set.init)
    }

    /// Reads what ``query`` wrote.
    init(query: String) throws(Problem) {
        let fields = try Field.fields(in: query)
        let pages = fields.first { $0.name == "pages" }?.value.split(separator: ",").compactMap { Int($0) }
        self.init(model: fields.first { $0.name == "model" }?.value, pages: pages)
    }

    var query: String {
        let name = model.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let list = pages.map { "&pages=" + $0.sorted().map(String.init).joined(separator: ",") } ?? ""
        return "model=" + name + list
    }
}
