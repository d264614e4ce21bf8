package import Foundation

/// The name that a caller gave a line of JSON: a string or a number, handed back as it came.
package enum LineID: Hashable, Sendable, Codable {
    case text(String)
    case number(Int)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// The id of a line of JSON that cannot be read otherwise; nil where it has none.
    package init?(ofLine line: Data) {
        struct Name: Decodable {
            let id: LineID?
        }
        guard let id = (try? JSONDecoder().decode(Name.self, from: line))?.id else { return nil }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}
