import Foundation
import Testing

@testable import LiveText

/// A picture of SampleImages with what a perfect reader finds in it.
struct Sample: Decodable, Sendable, CustomTestStringConvertible {
    struct Line: Decodable, Sendable {
        struct Word: Decodable, Sendable {
            let text: String
            let quad: Quad
        }
        let text: String
        let words: [Word]
    }

    struct CodeTruth: Decodable, Hashable, Sendable {
        let symbology: Symbology
        let payload: String
        var quad = Quad(Rectangle(x: 0, y: 0, width: 0, height: 0))

        static func == (a: Self, b: Self) -> Bool { (a.symbology, a.payload) == (b.symbology, b.payload) }
        func hash(into hasher: inout Hasher) { hasher.combine(payload) }
    }

    struct DataTruth: Decodable, Hashable, Sendable {
        let type: DataType
        let text: String
    }

    struct Page: Decodable, Sendable {
        let lines: [Line]
        let data: [DataTruth]
    }

    let image: String
    let kind: String
    let language: String
    let width: Int
    let height: Int
    let lines: [Line]
    let codes: [CodeTruth]
    let data: [DataTruth]
    let further_pages: [Page]?

    var testDescription: String { image }
    var url: URL { Self.folder.appending(path: image) }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleImages")

    /// All samples, by name.
    static let all: [Sample] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
            .compactMap { try? JSONDecoder().decode(Sample.self, from: Data(contentsOf: $0)) }
    }()

    static func named(_ image: String) throws -> Sample {
        struct Missing: Error { let image: String }
        guard let sample = all.first(where: { $0.image == image }) else { throw Missing(image: image) }
        return sample
    }
}
