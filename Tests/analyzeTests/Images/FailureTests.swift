import Foundation
import Testing

/// What goes wrong is said where it is looked for, and the rest is still delivered.
@Suite struct FailureTests {
    private let label = Tool.sample("label-product.jpg")

    @Test func failuresStandAmongSuccesses() async throws {
        try await TemporaryFolder.with { folder in
            try Data("Dear sir, this is text.\n".utf8).write(to: folder.appending(path: "text.jpg"))
            try Data().write(to: folder.appending(path: "empty.png"))
            let run = try await Tool.run(
                "text.jpg", label, "empty.png", "missing.png", label, "--format", "jsonl", "--types", "codes",
                in: folder)
            #expect(run.status == 1 && run.errors.isEmpty)
            let objects = try run.objects
            #expect(objects.map { $0["image"] as? String } == ["text.jpg", label, "empty.png", "missing.png", label])
            let codes = objects.map { ($0["error"] as? [String: String])?["code"] }
            #expect(codes == ["unsupportedFormat", nil, "unreadableImage", "unreadableImage", nil])
            #expect(objects.allSatisfy { ($0["error"] == nil) == ($0["codes"] != nil) })
        }
    }

    @Test func failureIsALineWhereTheOutputIsNotJSON() async throws {
        let run = try await Tool.run("missing.png", label, "--format", "text")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("analyze: missing.png: ") && run.errors.hasSuffix(".\n"))
        #expect(run.output.hasPrefix("==> \(label) <==\n"))
    }

    @Test func limitsAndDeadlineAreSaid() async throws {
        for (option, value, code) in [
            ("--max-bytes", "1000", "imageTooLarge"), ("--max-pixels", "1000", "imageTooLarge"),
            ("--deadline", "0.001", "timedOut"),
        ] {
            let run = try await Tool.run(label, option, value, "--format", "jsonl")
            #expect(run.status == 1 && run.errors.isEmpty, "\(option)")
            #expect((try run.objects.first?["error"] as? [String: String])?["code"] == code)
        }
    }

    @Test(arguments: [
        "", "--format docx a.png", "--types words a.png", "--orientation 9 a.png", "--page 0 a.png",
        "--deadline nan a.png",
        "--deadline 1e30 a.png", "--max-pixels 0 a.png", "- -", "--format svg a.png b.png", "--nonsense a.png",
        "--languages xx a.png", "detect --types nonsense", "detect --format xml", "languages --format xml",
    ])
    func wrongUseIsSaid(arguments: String) async throws {
        let run = try await Tool.shell("\"$TOOL\" " + arguments)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: ") && run.errors.contains("analyze"))
    }

    @Test(arguments: [
        ("--max-bytes -5 a.png", "from 1 to"), ("--max-bytes=-5 a.png", "from 1 to"),
        ("--max-pixels -1 a.png", "from 1 to"), ("--stream --max-bytes 9223372036854775807", "from 1 to"),
        ("--page -1 a.png", "counted from 1"),
        ("--deadline -0.5 a.png", "above 0"), ("--orientation -1 a.png", "1 to 8"), ("serve --port -1", "0 to 65535"),
        ("--format alto a.png b.png", "in the format alto: add --output-dir"),
    ])
    func rangesAreSaid(arguments: String, reason: String) async throws {
        let run = try await Tool.shell("\"$TOOL\" " + arguments)
        #expect(run.status == 64 && run.output.isEmpty && run.errors.contains(reason), "\(run.errors)")
    }

    @Test func namesThatBeginWithADash() async throws {
        try await TemporaryFolder.with { folder in
            for name in ["-dash.jpg", "-5"] {
                try FileManager.default.copyItem(atPath: label, toPath: folder.appending(path: name).path)
                let run = try await Tool.run(name, "--types", "codes", in: folder)
                #expect(run.status == 64 && run.output.isEmpty)
                #expect(run.errors.contains("write ./\(name), or “--”"))
                for arguments in [["./" + name], ["--", name]] {
                    let command = (["\"$TOOL\" --types codes"] + arguments).joined(separator: " ")
                    let run = try await Tool.shell("cd '\(folder.path)' && " + command)
                    #expect(run.status == 0 && run.output.contains("ean13"))
                }
            }
        }
    }

    @Test func missingLanguageNamesItsPackage() async throws {
        let run = try await Tool.run(label, "--languages", "en,gd")
        #expect(run.status == 64 && run.errors.contains("tesseract-ocr-gla"))
        // Codes have no language.
        #expect(try await Tool.run(label, "--languages", "gd", "--types", "codes").status == 0)
    }

    /// A library that cannot be loaded stands for one that is not installed.
    @Test func missingDecoderNamesItsPackage() async throws {
        try await TemporaryFolder.with { folder in
            try Data().write(to: folder.appending(path: "libheif.so.1"))
            let photo = Tool.sample("card-french.heic")
            let run = try await Tool.shell(
                "LD_LIBRARY_PATH='\(folder.path)' \"$TOOL\" --types codes --format jsonl '\(photo)' '\(label)'")
            #expect(run.status == 1 && run.errors.isEmpty)
            let objects = try run.objects
            let error = try #require(objects.first?["error"] as? [String: String])
            #expect(error["code"] == "unsupportedFormat" && error["message"]?.contains("libheif1") == true)
            #expect(objects.last?["codes"] != nil)
        }
    }

    /// A library that cannot be loaded stands for one that is not installed.
    @Test func missingTesseractNamesItsPackage() async throws {
        try await TemporaryFolder.with { folder in
            try Data().write(to: folder.appending(path: "libtesseract.so.5"))
            let run = try await Tool.shell(
                "LD_LIBRARY_PATH='\(folder.path)' \"$TOOL\" --engine tesseract --format jsonl '\(label)'")
            let error = try #require(try run.objects.first?["error"] as? [String: String])
            #expect(error["code"] == "engineUnavailable" && error["message"]?.contains("libtesseract5") == true)
            // Codes are read without it.
            let codes = try await Tool.shell("LD_LIBRARY_PATH='\(folder.path)' \"$TOOL\" --types codes '\(label)'")
            #expect(codes.status == 0)
        }
    }
}
