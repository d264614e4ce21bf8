/// The options of Umi-OCR's interface that change something here, as it lists them.
struct UmiOptions: Hashable, Encodable {
    struct Option: Hashable, Encodable {
        let title: String
        let `default`: String
        let optionsList: [[String]]
    }

    private enum CodingKeys: String, CodingKey {
        case format = "data.format"
        case parser = "tbpu.parser"
    }

    private let format = Option(
        title: "Format", default: "dict", optionsList: [["dict", "with places"], ["text", "text alone"]])
    private let parser = Option(
        title: "Lines", default: "multi_para",
        optionsList: [["multi_para", "joined to paragraphs"], ["multi_line", "as they stand"]])
}
