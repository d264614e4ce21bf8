import Foundation
import Recognition
import Testing

/// Where compiled networks cannot be kept, they are compiled each time, and it is said once.
@Suite(.enabled(if: NeuralData.folder != nil, "the networks are not installed")) struct NetworkCacheTests {
    /// Reads the small page, with some variables in the environment.
    private func run(_ environment: String) async throws -> Tool.Run {
        let models = try #require(NeuralData.folder)
        return try await TemporaryFolder.with { folder in
            let page = folder.appending(path: "page.png")
            try SmallPage.png().write(to: page)
            return try await Tool.shell(
                "LIVETEXT_MODELS='\(models)' \(environment) \"$TOOL\" --types text --format text --engine neural "
                    + "'\(page.path)'")
        }
    }

    private func entries(_ home: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: home.path + "/.cache/livetext/networks").sorted()
    }

    @Test func unusableFolderCostsTimeAlone() async throws {
        let usual = try await run("")
        #expect(usual.status == 0 && usual.errors.isEmpty && usual.output.contains("visitors"))
        for environment in ["HOME=/dev/null", "HOME=/nonexistent XDG_CACHE_HOME=/dev/null"] {
            let run = try await run(environment)
            #expect(run.status == 0 && run.output == usual.output)
            #expect(run.errors.hasPrefix("analyze: Compiled networks cannot be kept in /dev/null/"))
            #expect(run.errors.filter { $0 == "\n" }.count == 1)
        }
    }

    @Test func networksAreKeptAndRepaired() async throws {
        try await TemporaryFolder.with { home in
            let first = try await run("HOME='\(home.path)'")
            #expect(first.status == 0 && first.errors.isEmpty)
            let names = try entries(home)
            #expect(names.count == 5 && names.allSatisfy { $0.hasSuffix(".network") })
            let file = URL(filePath: home.path + "/.cache/livetext/networks/" + (try #require(names.first)))
            let whole = try Data(contentsOf: file)
            try Data(count: whole.count).write(to: file)
            let second = try await run("HOME='\(home.path)'")
            #expect(second.status == 0 && second.errors.isEmpty && second.output == first.output)
            #expect(try entries(home) == names)
            #expect(try Data(contentsOf: file) != Data(count: whole.count))
        }
    }

    @Test func folderOfOthersIsNotUsed() async throws {
        try await TemporaryFolder.with { home in
            let folder = home.appending(path: ".cache/livetext/networks")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
            let run = try await run("HOME='\(home.path)'")
            #expect(run.status == 0 && run.output.contains("visitors"))
            #expect(run.errors.contains("other users can write to it"))
            #expect(try entries(home).isEmpty)
        }
    }
}
