import Foundation
import Testing

@testable import LiveText

/// What is written is what the published schema says.
@Suite struct AnalysisSchemaTests {
    private let schema: JSONSchema

    init() throws {
        let root = Sample.folder.deletingLastPathComponent()
        schema = try JSONSchema(contentsOf: root.appending(path: "Sources/LiveText/Schema/analysis.schema.json"))
    }

    @Test(arguments: Sample.all) func samplesFollowTheSchema(sample: Sample) async throws {
        let timings = AnalysisTimings(total: 1, decode: 0.5, text: 0.25, codes: 0, data: 0.0001)
        let analysis = try await SampleAnalyses.automatic.analysis(of: sample)
        for record in [
            AnalysisRecord(image: sample.image, result: .success(analysis), timings: timings),
            AnalysisRecord(result: .success(analysis)),
        ] {
            #expect(try schema.violations(in: OrderedJSONEncoder().encode(record)) == [])
        }
        #expect(try schema.violations(in: String(decoding: JSONEncoder().encode(analysis), as: UTF8.self)) == [])
    }

    @Test func handMadeAnalysisFollowsTheSchema() throws {
        let record = AnalysisRecord(image: "a", result: .success(try HandMadeAnalysis.make()))
        #expect(try schema.violations(in: OrderedJSONEncoder().encode(record)) == [])
    }

    @Test(arguments: [
        ImageAnalysisError.Code.unreadableImage, .unsupportedFormat, .imageTooLarge, .languageUnavailable,
        .engineUnavailable, .recognitionFailed, .timedOut, .busy,
    ])
    func failuresFollowTheSchema(code: ImageAnalysisError.Code) throws {
        let failure = ImageAnalysisFailure(ImageAnalysisError(code, "So it is."))
        let record = AnalysisRecord(image: "a", result: .failure(failure))
        #expect(try schema.violations(in: OrderedJSONEncoder().encode(record)) == [])
    }

    /// The schema is as strict as it looks.
    @Test(arguments: [
        (#""width":200"#, #""width":200.5"#), (#""width":200"#, #""width":"200""#), (#""width":200,"#, ""),
        (#""width":200"#, #""width":200,"depth":1"#), (#""lines":[0]"#, #""lines":[0.5]"#),
        (#""lines":[0]"#, #""lines":[0],"title":"a""#), (#"[[10,0],"#, "["), (#""range":[0,11]"#, #""range":[0]"#),
        (#""range":[0,11]"#, #""range":[-1,11]"#), (#""confidence":0.988"#, #""confidence":1.1"#),
        (#""language":null"#, #""language":1"#), (#""type":"url""#, #""type":"text""#),
        (#""value":{"e164":"+15106533394"}"#, #""value":{"url":"+15106533394"}"#),
        (#""type":"phoneNumber""#, #""type":"fax""#), (#""title":"Call","#, ""),
    ])
    func brokenObjectsViolateIt(part: String, replacement: String) throws {
        let json = try OrderedJSONEncoder().encode(HandMadeAnalysis.make())
        #expect(json.contains(part))
        #expect(try schema.violations(in: json.replacing(part, with: replacement, maxReplacements: 1)) != [])
    }
}
