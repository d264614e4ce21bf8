import Foundation
import Recognition
import Testing

/// What may be wrong with installed networks.
enum ModelFault: String, CaseIterable, Sendable {
    case noFolder, noDetector, truncatedDetector, changedDetector, truncatedRecognizer, noAlphabet
    case textForLibrary, otherLibrary, truncatedLibrary, truncatedPlugin, noPlugin

    private static let detector = "PP-OCRv6_det_small.flat.onnx"
    /// The processor tells which of them is used.
    private static let recognizers = ["PP-OCRv6_rec_small.lines.onnx", "PP-OCRv6_rec_small.lines.int8.onnx"]
    private static let ideographs = "PP-OCRv6_rec_small.ideographs.onnx"
    private static let latin = "letters.Latn.onnx"
    private static let glance = "glance.onnx"
    private static let library = "runtime/libopenvino_c.so.2641"
    private static let plugin = "runtime/libopenvino_intel_cpu_plugin.so"

    /// Lends an installation that has the fault.
    func withModels<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        try await Self.withLinkedModels { folder in
            try afflict(folder)
            return try await body(folder)
        }
    }

    /// Lends an installation made of links to the real one.
    static func withLinkedModels<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let installed = URL(filePath: try #require(NeuralData.folder))
        return try await TemporaryFolder.with { parent in
            let folder = parent.appending(path: "models")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "runtime"), withIntermediateDirectories: true)
            let libraries = try FileManager.default.contentsOfDirectory(atPath: installed.path + "/runtime")
            let words = try FileManager.default.contentsOfDirectory(atPath: installed.path).filter {
                $0.hasPrefix("words.")
            }
            let networks = [detector, glance, ideographs, latin] + recognizers
            for name in networks + words + libraries.map({ "runtime/" + $0 }) {
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: name), withDestinationURL: installed.appending(path: name))
            }
            return try await body(folder)
        }
    }

    private func afflict(_ folder: URL) throws {
        func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appending(path: name)) }
        func change(_ name: String, _ changed: (Data) throws -> Data) throws {
            let file = folder.appending(path: name)
            let data = try changed(Data(contentsOf: file, options: .alwaysMapped))
            try remove(name)
            try data.write(to: file)
        }
        switch self {
        case .noFolder: try FileManager.default.removeItem(at: folder)
        case .noDetector: try remove(Self.detector)
        case .noPlugin: try remove(Self.plugin)
        case .truncatedDetector: try change(Self.detector) { $0.prefix($0.count / 2) }
        case .changedDetector:
            // Of the same size: only its hash tells. Weights of nothing mark no pixel as text.
            try listHashes(in: folder)
            try change(Self.detector) { network in
                var network = Data(network)
                network.resetBytes(in: network.count / 4..<network.count * 3 / 4)
                return network
            }
        case .truncatedRecognizer:
            for recognizer in Self.recognizers { try change(recognizer) { $0.prefix($0.count / 2) } }
        case .noAlphabet:
            for recognizer in Self.recognizers { try change(recognizer, Self.withoutAlphabet) }
        case .textForLibrary: try change(Self.library) { _ in Data("This is no library.\n".utf8) }
        case .otherLibrary: try change(Self.library) { _ in try Self.mathematics }
        case .truncatedLibrary: try change(Self.library) { $0.prefix($0.count / 2) }
        case .truncatedPlugin: try change(Self.plugin) { $0.prefix($0.count / 2) }
        }
    }

    /// Writes the list that `Models/fetch.sh` leaves beside networks.
    private func listHashes(in folder: URL) throws {
        let sum = Process()
        sum.executableURL = URL(filePath: "/bin/sh")
        sum.arguments = ["-c", "sha256sum *.onnx > SHA256SUMS"]
        sum.currentDirectoryURL = folder
        try sum.run()
        sum.waitUntilExit()
    }

    /// The network under another name for its alphabet, as long as the old one: the rest stays whole.
    private static func withoutAlphabet(_ network: Data) throws -> Data {
        var network = Data(network)
        let key = try #require(network.range(of: Data("character".utf8), options: .backwards))
        network.replaceSubrange(key, with: Data("signature".utf8))
        return network
    }

    /// A whole library without OpenVINO's functions: C's mathematics, as this process has it loaded.
    private static var mathematics: Data {
        get throws {
            let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
            let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            let line = try #require(lines.first { $0.contains("/libm.so") })
            return try Data(contentsOf: URL(filePath: String(line[#require(line.firstIndex(of: "/"))...])))
        }
    }
}
