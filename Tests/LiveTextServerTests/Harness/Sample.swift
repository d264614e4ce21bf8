import Foundation

/// The repository's own pictures.
enum Sample {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: "SampleImages").appending(path: name))
    }
}
