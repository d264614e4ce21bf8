import Foundation
import Recognition
import Testing

/// What is missing or damaged of the networks is said, and Tesseract reads instead. Each case has a process of its own,
/// for a process keeps the runtime that it has loaded.
@Suite struct EngineTests {
    private static let areInstalled = ConditionTrait.enabled(
        if: NeuralData.folder != nil, "the networks are not installed")
    /// What Tesseract reads on the small page.
    private static let tesseract = Task {
        try await Tool.run(
            "--types", "text", "--format", "jsonl", "--engine", "tesseract", "-", input: SmallPage.png()
        ).output
    }

    private func run(_ models: URL, engine: String) async throws -> Tool.Run {
        try await TemporaryFolder.with { folder in
            let page = folder.appending(path: "page.png")
            try SmallPage.png().write(to: page)
            return try await Tool.shell(
                "LIVETEXT_MODELS='\(models.path)' \"$TOOL\" --types text --format jsonl --engine \(engine) - "
                    + "< '\(page.path)'")
        }
    }

    @Test(areInstalled, arguments: ModelFault.allCases) func tesseractReadsInstead(fault: ModelFault) async throws {
        try await fault.withModels { models in
            let run = try await run(models, engine: "automatic")
            #expect(run.status == 0)
            #expect(try await run.output == Self.tesseract.value)
            #expect(run.errors.hasPrefix("analyze: Tesseract alone read the text. "))
            #expect(
                run.errors.contains(models.path) && run.errors.hasSuffix(": fetch it again with Models/fetch.sh.\n"))
        }
    }

    @Test(areInstalled, arguments: [ModelFault.noFolder, .otherLibrary, .truncatedDetector, .noAlphabet])
    func networksAloneFail(fault: ModelFault) async throws {
        try await fault.withModels { models in
            let run = try await run(models, engine: "neural")
            #expect(run.status == 1 && run.errors.isEmpty)
            let error = try #require(run.objects.first?["error"] as? [String: String])
            #expect(error["code"] == "engineUnavailable")
            #expect(error["message"]?.contains(models.path) == true)
            #expect(error["message"]?.hasSuffix(": fetch it again with Models/fetch.sh.") == true)
        }
    }

    /// The folder of links that the faults are made in serves as it is, so it is the faults that are noticed.
    @Test(areInstalled) func wholeInstallationReads() async throws {
        try await ModelFault.withLinkedModels { models in
            let run = try await run(models, engine: "automatic")
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(try await run.output != Self.tesseract.value)
        }
    }

    /// The folder of links has no networks for letters of other scripts: that costs their scripts and nothing else.
    @Test(areInstalled) func missingLettersCostTheirScriptAlone() async throws {
        try await ModelFault.withLinkedModels { models in
            let korean = Tool.sample("card-korean.jpg")
            // Its Latin letters are read, and its Korean ones tried in all scripts.
            let run = try await Tool.shell(
                "LIVETEXT_MODELS='\(models.path)' \"$TOOL\" --types text --format text --engine neural '\(korean)'")
            #expect(run.status == 0)
            #expect(run.output.contains("dalbit@example.org"))
            for letters in ["letters.Arab.onnx", "letters.Cyrl.onnx", "letters.Kore.onnx"] {
                #expect(run.errors.contains("\(models.path)/\(letters)"))
            }
            #expect(!run.errors.contains("Tesseract alone"))
        }
    }

    /// Without a list of words, the network for Latin letters or the one that glances at pictures, the others read as they did,
    /// and say what is missing.
    @Test(
        areInstalled, arguments: ["words.fr", "letters.Latn.onnx", "glance.onnx"], [Data?.none, Data("short.".utf8)])
    func whatIsMissingIsSaid(name: String, content: Data?) async throws {
        try await ModelFault.withLinkedModels { models in
            let missing = models.appending(path: name)
            try FileManager.default.removeItem(at: missing)
            try content?.write(to: missing)
            let run = try await run(models, engine: "neural")
            #expect(run.status == 0)
            #expect(try #require(run.objects.first?["transcript"] as? String).contains("visitors"))
            #expect(
                run.errors.contains(missing.path) && run.errors.hasSuffix(": fetch it again with Models/fetch.sh.\n"))
        }
    }

    @Test func nothingInstalled() async throws {
        let run = try await run(URL(filePath: "/nowhere"), engine: "automatic")
        #expect(run.status == 0)
        #expect(try await run.output == Self.tesseract.value)
        #expect(run.errors.contains("/nowhere") && run.errors.hasSuffix("Models/fetch.sh.\n"))
    }
}
