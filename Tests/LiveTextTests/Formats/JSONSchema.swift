import Foundation

/// As much of JSON Schema 2020-12 as `analysis.schema.json` uses; a keyword that is not known here is a violation.
struct JSONSchema {
    private let root: [String: Any]

    init(contentsOf url: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// What the JSON has that the schema forbids.
    func violations(in json: String) throws -> [String] {
        violations(try JSONSerialization.jsonObject(with: Data(json.utf8)), root, "")
    }

    private func violations(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        schema.flatMap { keyword, rule in violations(value, keyword, rule, schema, path) }
    }

    private func violations(
        _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
    ) -> [String] {
        let object = value as? [String: Any] ?? [:]
        let array = value as? [Any] ?? []
        switch (keyword, rule) {
        case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return []
        case ("$ref", let name as String):
            let definitions = root["$defs"] as? [String: [String: Any]]
            guard let target = definitions?[name.replacing("#/$defs/", with: "")] else { return ["no \(name)"] }
            return violations(value, target, path)
        case ("oneOf", let schemas as [[String: Any]]):
            let attempts = schemas.map { violations(value, $0, path) }
            switch attempts.filter(\.isEmpty).count {
            case 1: return []
            case 0: return attempts.min { $0.count < $1.count } ?? ["\(path): no choice"]
            default: return ["\(path): more than one choice fits"]
            }
        case ("type", let name as String): return isA(name, value) ? [] : ["\(path): no \(name)"]
        case ("type", let names as [String]):
            return names.contains { isA($0, value) } ? [] : ["\(path): none of \(names)"]
        case ("const", let text as String): return value as? String == text ? [] : ["\(path): not \(text)"]
        case ("enum", let texts as [String]):
            return texts.contains { $0 == value as? String } ? [] : ["\(path): none of \(texts)"]
        case ("required", let keys as [String]):
            return keys.filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
        case ("properties", let schemas as [String: [String: Any]]):
            return object.flatMap { key, member in
                schemas[key].map { violations(member, $0, path + "/" + key) } ?? []
            }
        case ("additionalProperties", _):
            let known = schema["properties"] as? [String: Any] ?? [:]
            return object.keys.filter { known[$0] == nil }.map { "\(path): \($0) is not known" }
        case ("items", let schema as [String: Any]): return array.flatMap { violations($0, schema, path + "/*") }
        case ("minItems", let count as Int): return array.count >= count ? [] : ["\(path): too short"]
        case ("maxItems", let count as Int): return array.count <= count ? [] : ["\(path): too long"]
        case ("minimum", let least as Double):
            return (value as? Double ?? least) >= least ? [] : ["\(path): less than \(least)"]
        case ("maximum", let most as Double):
            return (value as? Double ?? most) <= most ? [] : ["\(path): more than \(most)"]
        default: return ["\(path): the keyword \(keyword) is not known"]
        }
    }

    private func isA(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "boolean": value is Bool
        case "number": value is Double && !(value is NSNull)
        case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }
}
