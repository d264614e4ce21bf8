import Testing

@testable import LiveTextServer

@Suite struct GoogleVisionRequestTests {
    private func decode(_ body: String) throws(GoogleVisionError) -> GoogleVisionRequest {
        try GoogleVisionRequest(body: Array(body.utf8))
    }

    /// What google-cloud-vision 3.16 sends for `document_text_detection` with two hints: features are numbers.
    @Test func officialClientIsUnderstood() throws {
        let request = try decode(
            """
            {
              "requests": [
                {
                  "image": {
                    "content": "YWJj//4+Pw=="
                  },
                  "features": [
                    {
                      "type": 11
                    }
                  ],
                  "imageContext": {
                    "languageHints": [
                      "en",
                      "de"
                    ]
                  }
                }
              ]
            }
            """)
        let image = try #require(request.requests.first)
        #expect(image.image.content == [0x61, 0x62, 0x63, 0xFF, 0xFE, 0x3E, 0x3F])
        #expect(image.features.map(\.type) == ["DOCUMENT_TEXT_DETECTION"] && image.features.allSatisfy { $0.isText })
        #expect(image.languages == ["en", "de"])
    }

    @Test func namesAndSnakeCaseAreUnderstood() throws {
        let request = try decode(
            #"{"requests":[{"image":{"content":"YWJj__4-Pw"},"features":[{"type":"TEXT_DETECTION","max_results":5},"#
                + #"{"type":99}],"image_context":{"language_hints":["en-t-i0-handwrit","zh-Hant-TW","x-a"]}}]}"#)
        let image = try #require(request.requests.first)
        #expect(image.image.content == [0x61, 0x62, 0x63, 0xFF, 0xFE, 0x3E, 0x3F])
        #expect(image.features.map(\.type) == ["TEXT_DETECTION", "99"])
        #expect(image.languages == ["en", "zh-Hant-TW"])
    }

    @Test(arguments: [
        ("", "the body cannot be read."), ("[]", "the body has the wrong type."),
        (#"{"requests":{}}"#, "requests has the wrong type."),
        (#"{"requests":[{"image":{"content":"a secret"}}]}"#, "requests[0].image.content cannot be read."),
        (#"{"requests":[{"image":{"content":5}}]}"#, "requests[0].image.content has the wrong type."),
        (#"{"requests":[{},{"features":[{"type":[]}]}]}"#, "requests[1].features[0].type has the wrong type."),
    ])
    func brokenBodiesAreRefused(body: String, fault: String) throws {
        let error = #expect(throws: GoogleVisionError.self) { try decode(body) }
        #expect(error?.error.code == 400 && error?.error.status == "INVALID_ARGUMENT")
        #expect(error?.error.message == "Invalid JSON payload received: " + fault)
    }

    @Test func batchesAreBounded() throws {
        func batch(_ count: Int) -> String {
            #"{"requests":["# + Array(repeating: "{}", count: count).joined(separator: ",") + "]}"
        }
        #expect(try decode(batch(16)).requests.count == 16)
        #expect(throws: GoogleVisionError.self) { try decode(batch(17)) }
        #expect(try decode("{}").requests.isEmpty)
    }
}
