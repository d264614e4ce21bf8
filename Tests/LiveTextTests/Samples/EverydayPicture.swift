import Foundation
import Testing

@testable import LiveText

/// A picture of SampleImages/everyday, of which all data are stated.
struct EverydayPicture: Decodable, Sendable, CustomTestStringConvertible {
    struct Line: Decodable, Sendable {
        let text: String
    }

    /// A piece of data that is on the picture.
    struct Truth: Decodable, Sendable {
        let type: DataType
        let text: String
        /// What the value has at least; empty where the text alone says all.
        let value: JSON
    }

    let image: String
    let language: String
    let reference: String
    let complete: Bool
    let lines: [Line]
    let data: [Truth]

    var testDescription: String { image }

    private static let folder = Sample.folder.appending(path: "everyday")

    static let all: [EverydayPicture] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
            .compactMap { try? JSONDecoder().decode(EverydayPicture.self, from: Data(contentsOf: $0)) }
    }()

    /// What an analyzer that is told nothing but the moment finds on it.
    func analysis(by analyzer: ImageAnalyzer) async throws -> ImageAnalysis {
        var configuration = ImageAnalyzer.Configuration([.text])
        configuration.dataOptions = DataDetector.Options(
            referenceDate: try Date("\(reference)Z", strategy: .iso8601))
        return try await analyzer.analyze(
            imageAt: Self.folder.appending(path: image), configuration: configuration)
    }
}

/// Any value of JSON.
indirect enum JSON: Hashable, Sendable, Decodable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// The same with strings without their spaces, which reading may change.
    var unspaced: JSON {
        switch self {
        case .string(let string): .string(string.filter { !$0.isWhitespace })
        case .array(let values): .array(values.map(\.unspaced))
        case .object(let members): .object(members.mapValues(\.unspaced))
        case .number, .boolean: self
        }
    }

    /// Whether an object has all members of another one.
    func includes(_ other: JSON) -> Bool {
        guard case .object(let members) = self, case .object(let wanted) = other else { return self == other }
        return wanted.allSatisfy { members[$0.key] == $0.value }
    }
}
