import ArgumentParser

/// What is printed for an image.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case json, jsonl, text, svg

    var fileExtension: String {
        switch self {
        case .json: "json"
        case .jsonl: "jsonl"
        case .text: "txt"
        case .svg: "svg"
        }
    }
}
