import Foundation
import Testing

@Suite struct DoctorTests {
    private static func states(_ output: String) -> [String: String] {
        let lines = output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(lines.map { ($0[1], $0[0]) }) { first, _ in first }
    }

    @Test func whatIsThereIsNamedWithItsPlace() async throws {
        let run = try await Tool.run("doctor")
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(lines.count == 8 && lines.allSatisfy { $0.count == 4 })
        #expect(Self.states(run.output)["Tesseract"] == "ok" && Self.states(run.output)["libheif"] == "ok")
    }

    @Test func whatIsMissingIsNamedWithWhatToDo() async throws {
        let run = try await Tool.shell("LIVETEXT_MODELS=/nowhere HOME=/dev/null XDG_CACHE_HOME= \"$TOOL\" doctor")
        #expect(run.status == 1)
        let states = Self.states(run.output)
        for part in ["Networks", "Compiled networks", "PDFium"] { #expect(states[part] == "fault", "\(part)") }
        #expect(
            run.output.contains("fetch it again with Models/fetch.sh") || run.output.contains("run Models/fetch.sh"))
        #expect(run.output.contains("XDG_CACHE_HOME"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.models), "the networks are not installed"))
    func damageIsFound() async throws {
        try await TemporaryFolder.with { folder in
            let models = folder.appending(path: "models")
            try FileManager.default.copyItem(atPath: Self.models, toPath: models.path)
            let file = try FileHandle(forWritingTo: models.appending(path: "letters.Cyrl.onnx"))
            try file.write(contentsOf: Data("damage".utf8))
            try file.close()
            let run = try await Tool.shell("LIVETEXT_MODELS='\(models.path)' \"$TOOL\" doctor")
            #expect(run.status == 1 && run.output.contains("letters.Cyrl.onnx could not be loaded (it is damaged)"))
        }
    }

    private static let models = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Models/installed").resolvingSymlinksInPath().path
}
