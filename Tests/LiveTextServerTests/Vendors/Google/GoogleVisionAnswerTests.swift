import LiveText
import Testing

@testable import LiveTextServer

@Suite struct GoogleVisionAnswerTests {
    private let reader: StubReader

    init() throws {
        reader = StubReader(try ServerSample.analysis())
    }

    private func answer(_ requests: String...) async throws -> [GoogleVisionAnnotation] {
        let body = #"{"requests":["# + requests.joined(separator: ",") + "]}"
        var options = ReadingOptions(textWithin: ImageLimits())
        options.configuration.locales = ["fr"]
        return try await GoogleVisionRequest(body: Array(body.utf8))
            .response(from: reader, options: options).responses
    }

    /// The base64 of "good", "bad", "busy", "broken" and "cancelled".
    private func request(_ content: String, features: String = #"{"type":"TEXT_DETECTION"}"#) -> String {
        #"{"image":{"content":"\#(content)"},"features":[\#(features)]}"#
    }

    @Test func batchIsAnsweredInOrder() async throws {
        let hinted =
            #"{"image":{"content":"Z29vZA=="},"features":[{"type":5}],"imageContext":{"languageHints":["de"]}}"#
        let answers = try await answer(request("Z29vZA=="), request("YmFk"), hinted)
        #expect(answers.map { $0.fullTextAnnotation?.text.hasPrefix("Two lines") } == [true, nil, true])
        #expect(answers.map { $0.error?.code } == [nil, 3, nil])
        #expect(answers[1].error?.message == "This is no image." && answers[1].textAnnotations == nil)
        #expect(reader.questions.map(\.configuration.locales) == [["fr"], ["fr"], ["de"]])
        #expect(reader.questions.allSatisfy { $0.format == .jsonl })
    }

    @Test func failuresHaveTheCodesOfGRPC() async throws {
        let answers = try await answer(request("YnVzeQ=="), request("YnJva2Vu"))
        #expect(answers.map { $0.error?.code } == [14, 13])
    }

    @Test func cancellationEndsTheBatch() async throws {
        await #expect(throws: CancellationError.self) { try await answer(request("Y2FuY2VsbGVk")) }
    }

    /// Nothing is fetched, whatever the address.
    @Test func addressesAreRefused() async throws {
        let features = #""features":[{"type":"TEXT_DETECTION"}]"#
        let answers = try await answer(
            #"{"image":{"source":{"imageUri":"https://example.com/a.png"}},\#(features)}"#,
            #"{"image":{"source":{"gcsImageUri":"gs://a/b"}},\#(features)}"#, #"{"image":{},\#(features)}"#,
            #"{"image":{"content":"Z29vZA=="}}"#)
        #expect(answers.map { $0.error?.code } == [7, 7, 3, 3])
        #expect(reader.questions.isEmpty)
    }

    @Test func otherFeaturesAreErrorsBesideTheText() async throws {
        let answers = try await answer(
            request("Z29vZA==", features: #"{"type":"TEXT_DETECTION"},{"type":4}"#),
            request("Z29vZA==", features: #"{"type":"FACE_DETECTION"}"#))
        #expect(answers.map { $0.error?.code } == [12, 12])
        #expect(answers[0].error?.message.contains("LABEL_DETECTION") == true)
        #expect(answers.map { $0.fullTextAnnotation == nil } == [false, true])
        #expect(reader.questions.count == 1)
    }
}
