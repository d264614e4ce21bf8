import Foundation
import Testing

/// The committed OpenAPI document.
struct APIDescription {
    /// One method of a path.
    struct Operation: CustomTestStringConvertible {
        let path: String
        let method: String
        let object: [String: Any]
        let parameters: [[String: Any]]

        var testDescription: String { "\(method) \(path)" }

        /// The query that the examples of the parameters make.
        var query: String {
            get throws {
                let pairs = try parameters.filter { $0["in"] as? String == "query" }.compactMap { parameter in
                    try parameter["example"].map { "\(try #require(parameter["name"] as? String))=\($0)" }
                }
                return pairs.joined(separator: "&").replacing("+", with: "%2B")
            }
        }

        /// The parameters without which there is no answer.
        var shortestQuery: String {
            let needed = parameters.filter { $0["required"] as? Bool == true }
            return needed.map { "\($0["name"] ?? "")=\($0["example"] ?? "")" }.joined(separator: "&")
        }

        /// The examples of bodies, by media type.
        var bodies: [(type: String, body: Data)] {
            get throws {
                let content = (object["requestBody"] as? [String: Any])?["content"] as? [String: [String: Any]] ?? [:]
                return try content.sorted { $0.key < $1.key }.compactMap { type, media in
                    try media["example"].map { example in
                        if type == "multipart/form-data", let fields = example as? [String: String] {
                            return Self.form(fields)
                        }
                        if let text = example as? String { return (type, Data(text.utf8)) }
                        return (type, try JSONSerialization.data(withJSONObject: example))
                    }
                }
            }
        }

        private static func form(_ fields: [String: String]) -> (type: String, body: Data) {
            var form = Form()
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                if ["file", "files", "image"].contains(name) {
                    form.addFile("example", Data(value.utf8), field: name)
                } else {
                    form.add(name, value)
                }
            }
            return (form.type, form.body)
        }

        /// The status of a good answer.
        var status: Int? {
            let responses = object["responses"] as? [String: Any] ?? [:]
            return responses.keys.compactMap { Int($0) }.first { (200..<300).contains($0) }
        }

        /// The example of a good answer in JSON; nil where there is none.
        var answer: NSDictionary? {
            let responses = object["responses"] as? [String: [String: Any]]
            let content = responses?["200"]?["content"] as? [String: [String: Any]]
            return content?["application/json"]?["example"] as? NSDictionary
        }
    }

    let root: [String: Any]

    init() throws {
        let file = Sample.root.appending(path: "Sources/LiveTextServer/OpenAPI/openapi.json")
        root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    func component(_ kind: String, _ name: String) throws -> [String: Any] {
        let components = try #require(root["components"] as? [String: [String: Any]])
        return try #require(components[kind]?[name] as? [String: Any], "\(kind) \(name)")
    }

    var operations: [Operation] {
        get throws {
            let paths = try #require(root["paths"] as? [String: [String: [String: Any]]])
            return try paths.sorted { $0.key < $1.key }.flatMap { path, methods in
                try methods.map { method, object in
                    let parameters = try (object["parameters"] as? [[String: Any]] ?? []).map { parameter in
                        guard let reference = parameter["$ref"] as? String else { return parameter }
                        return try component("parameters", String(reference.split(separator: "/").last ?? ""))
                    }
                    return Operation(path: path, method: method.uppercased(), object: object, parameters: parameters)
                }
            }
        }
    }
}
