import Foundation
import LiveText
import Testing

@testable import LiveTextServer

@Suite struct AzureAnalysisTests {
    private let reader: StubReader
    private let options = ReadingOptions(textWithin: ImageLimits())

    init() throws {
        reader = StubReader(try ServerSample.analysis())
    }

    private func result(_ image: String, contentType: String? = "application/octet-stream") async throws
        -> AzureAnalysisResult
    {
        // As azure-ai-vision-imageanalysis 1.0 asks.
        let query = [Field(name: "api-version", value: "2023-10-01"), Field(name: "features", value: "read")]
        try AzureAnalysisRequest.check(query: query, contentType: contentType)
        return try await AzureAnalysisRequest.result(of: Array(image.utf8), from: reader, options: options)
    }

    @Test func linesAndWordsHavePolygons() async throws {
        let result = try await result("good")
        #expect(result.metadata == .init(width: 400, height: 300))
        #expect(result.readResult.blocks.count == 1)
        let lines = result.readResult.blocks[0].lines
        #expect(lines.map(\.text) == ["Two lines of one and the same", "paragraph, 👍🏽.", "東京"])
        #expect(lines[0].words.map(\.text) == ["Two", "lines", "of", "one", "and", "the", "same"])
        #expect(
            lines[0].words[1].boundingPolygon.map { [$0.x, $0.y] } == [[50, 10], [100, 10], [100, 30], [50, 30]])
        #expect(lines[2].boundingPolygon.map { [$0.x, $0.y] } == [[100, 200], [116, 188], [128, 204], [112, 216]])
        #expect(lines.map { $0.words[0].confidence } == [0.5, 0.5, 1])
    }

    /// The keys that the client's classes demand.
    @Test func objectHasAzuresKeys() async throws {
        let json = try OrderedJSONEncoder().encode(try await result("good"))
        #expect(
            json.hasPrefix(
                #"{"modelVersion":"livetext","metadata":{"width":400,"height":300},"readResult":{"blocks":[{"lines":[{"text":"#
            ))
        #expect(
            json.contains(
                #""boundingPolygon":[{"x":50,"y":10},{"x":100,"y":10},{"x":100,"y":30},{"x":50,"y":30}],"confidence":0.5}"#
            ))
    }

    @Test func emptyPagesHaveOneBlock() {
        let result = AzureAnalysisResult(of: ServerSample.empty())
        #expect(result.readResult.blocks == [.init(lines: [])])
    }

    @Test(arguments: [
        [("features", "read,caption")], [("features", "tags")], [("features", "")], [],
        [("Features", "read"), ("features", "people")],
    ])
    func otherFeaturesAreRefused(query: [(String, String)]) {
        let error = #expect(throws: AzureVisionError.self) {
            try AzureAnalysisRequest.check(
                query: query.map { Field(name: $0.0, value: $0.1) }, contentType: "image/png")
        }
        #expect(error?.status == 400 && error?.code == "InvalidRequest")
        #expect(error?.cause.code == "NotSupportedVisualFeature")
    }

    /// Nothing is fetched, whatever the address.
    @Test func addressesAreRefused() async throws {
        let error = await #expect(throws: AzureVisionError.self) {
            try await result(#"{"url": "http://example.com/a.png"}"#, contentType: "Application/JSON; charset=utf-8")
        }
        #expect(error?.cause.code == "InvalidImageUrl" && error?.status == 400)
        #expect(reader.questions.isEmpty)
    }

    @Test(arguments: [
        ("bad", 400, "InvalidRequest"), ("busy", 503, "ServiceUnavailable"), ("broken", 500, "InternalServerError"),
    ])
    func failuresHaveAzuresForm(image: String, status: Int, code: String) async throws {
        let error = await #expect(throws: AzureVisionError.self) { try await result(image) }
        #expect(error?.status == status && error?.code == code)
        let json = try OrderedJSONEncoder().encode(try #require(error))
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: Any]]
        let content = try #require(object?["error"])
        #expect(content["code"] as? String == code && (content["message"] as? String)?.isEmpty == false)
        #expect((content["innererror"] as? [String: String])?["code"]?.isEmpty == false)
    }

    @Test func cancellationIsPassedOn() async throws {
        await #expect(throws: CancellationError.self) { try await result("cancelled") }
    }
}
