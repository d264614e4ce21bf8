import Foundation
import Testing

@Suite struct FolderTests {
    /// `b.jpg`, `a/c.JPG`, and what is to be passed over.
    private func fill(_ folder: URL) throws {
        let picture = try Data(contentsOf: URL(filePath: Tool.sample("label-product.jpg")))
        for path in ["b.jpg", "a/c.JPG", "a/.hidden.jpg", ".git/d.jpg", "notes.txt"] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: file)
        }
    }

    @Test(arguments: ["pictures", "pictures/"]) func folderIsWalkedInOrder(argument: String) async throws {
        try await TemporaryFolder.with { folder in
            try fill(folder.appending(path: "pictures"))
            let run = try await Tool.run(argument, "--format", "jsonl", "--types", "codes", in: folder)
            #expect(run.status == 0)
            #expect(try run.objects.map { $0["image"] as? String } == ["pictures/a/c.JPG", "pictures/b.jpg"])
        }
    }

    @Test func folderOfOneImageIsStillAnArray() async throws {
        try await TemporaryFolder.with { folder in
            let picture = folder.appending(path: "a.jpg")
            try FileManager.default.copyItem(atPath: Tool.sample("label-product.jpg"), toPath: picture.path)
            let run = try await Tool.run(folder.path, "--types", "codes")
            let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
            #expect(array?.count == 1)
        }
    }

    @Test func folderWithoutImagesFails() async throws {
        try await TemporaryFolder.with { folder in
            let run = try await Tool.run(folder.path, "--format", "jsonl")
            #expect(run.status == 1)
            #expect((try run.objects.first?["error"] as? [String: String])?["code"] == "unreadableImage")
        }
    }

    @Test func resultsOfTheSameNameDoNotOverwriteEachOther() async throws {
        try await TemporaryFolder.with { folder in
            try fill(folder)
            let other = Tool.sample("card-wifi.jpg")
            try FileManager.default.copyItem(atPath: other, toPath: folder.appending(path: "a/b.jpeg").path)
            let run = try await Tool.run(
                "a/b.jpeg", "b.jpg", "missing.jpg", "--output-dir", "new/results", "--types", "codes", in: folder)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(run.errors.hasPrefix("analyze: missing.jpg: "))
            let results = folder.appending(path: "new/results")
            let names = try FileManager.default.contentsOfDirectory(atPath: results.path).sorted()
            #expect(names == ["b-2.json", "b.json"])
            let symbologies = try names.map { name in
                let json = try JSONSerialization.jsonObject(with: Data(contentsOf: results.appending(path: name)))
                let codes = (json as? [String: Any])?["codes"] as? [[String: Any]]
                return codes?.first?["symbology"] as? String
            }
            #expect(symbologies == ["ean13", "qr"])
        }
    }

    /// The files below a folder.
    private func files(in folder: URL) throws -> [String] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        return (walk?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
    }

    @Test func resultsLieInTheFoldersOfTheirImages() async throws {
        try await TemporaryFolder.with { folder in
            try fill(folder.appending(path: "one"))
            try fill(folder.appending(path: "more/two"))
            let results = folder.appending(path: "results")
            for (names, expected) in [
                (["one"], ["a/c.json", "b.json"]),
                // As when folders are copied.
                (["one/", "more/two"], ["one/a/c.json", "one/b.json", "two/a/c.json", "two/b.json"]),
                (["one/a/c.JPG", "more/two/b.jpg"], ["b.json", "c.json"]),
                (["more"], ["two/a/c.json", "two/b.json"]),
            ] {
                let images = names.joined(separator: " ")
                let run = try await Tool.shell(
                    "cd '\(folder.path)' && rm -rf results && \"$TOOL\" \(images) --output-dir results --types codes")
                #expect(run.status == 0 && run.errors.isEmpty)
                #expect(try files(in: results) == expected)
            }
        }
    }

    @Test func whatIsThereIsNotReplacedUnlessAsked() async throws {
        try await TemporaryFolder.with { folder in
            try fill(folder.appending(path: "pictures"))
            let results = folder.appending(path: "results")
            try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
            let old = results.appending(path: "b.json")
            try Data("old".utf8).write(to: old)
            let arguments = "pictures --output-dir results --types codes"
            let run = try await Tool.shell("cd '\(folder.path)' && \"$TOOL\" \(arguments)")
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("analyze: 1 of 2 images were left out, such as pictures/b.jpg: "))
            #expect(run.errors.contains("--overwrite"))
            #expect(try String(contentsOf: old, encoding: .utf8) == "old")
            #expect(try files(in: results) == ["a/c.json", "b.json"])
            let again = try await Tool.shell("cd '\(folder.path)' && \"$TOOL\" \(arguments) --overwrite")
            #expect(again.status == 0 && again.errors.isEmpty)
            #expect(try String(contentsOf: old, encoding: .utf8).contains("ean13"))
        }
    }

    /// Whatever moment it is, each file that is there is whole.
    @Test func interruptionLeavesNoHalfOfAFile() async throws {
        try await TemporaryFolder.with { folder in
            let picture = Tool.sample("label-product.jpg")
            for index in 0..<40 {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/\(index).jpg", withDestinationPath: picture)
            }
            _ = try await Tool.shell(
                """
                cd '\(folder.path)'; env --default-signal=INT "$TOOL" . --output-dir results --types codes & pid=$!
                until ls results/*.json > /dev/null 2>&1; do sleep 0.01; done; kill -INT $pid; wait $pid
                """)
            let results = folder.appending(path: "results")
            let names = try files(in: results)
            #expect(!names.isEmpty && names.count < 40)
            for name in names where name.hasSuffix(".json") {
                _ = try JSONSerialization.jsonObject(with: Data(contentsOf: results.appending(path: name)))
            }
        }
    }

    @Test(arguments: [("svg", "svg"), ("text", "txt"), ("jsonl", "jsonl")])
    func filesAreNamedAfterTheFormat(format: String, fileExtension: String) async throws {
        try await TemporaryFolder.with { folder in
            let run = try await Tool.run(
                Tool.sample("label-product.jpg"), "--output-dir", folder.path, "--format", format)
            #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == ["label-product.\(fileExtension)"])
            #expect(try Data(contentsOf: folder.appending(path: names[0])).count > 50)
        }
    }
}
