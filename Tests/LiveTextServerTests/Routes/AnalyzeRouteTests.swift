import Foundation
import LiveText
import Testing

@testable import LiveTextServer

struct AnalyzeRouteTests {
    @Test(arguments: ["image/jpeg", "image/x-anything", "application/octet-stream", "IMAGE/PNG; q=1"])
    func takesAnImageAsTheBody(type: String) async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let answer = try await server.analyze(image: Data([1, 0, 255, 13, 10]), type: type)
            #expect(answer.status == 200 && answer.text == "{}")
            #expect(answer.headers["content-type"] == "application/json")
        }
        #expect(service.questions.map(\.image) == [[1, 0, 255, 13, 10]])
        #expect(service.questions.first?.name == nil)
    }

    @Test(arguments: [
        "text/plain", "application/json", "application/x-www-form-urlencoded", "multipart/mixed; boundary=a",
    ])
    func takesNoOtherType(type: String) async throws {
        try await TestServer.with { server in
            let answer = try await server.analyze(type: type)
            #expect(answer.status == 415 && answer.code == "unsupportedMediaType")
        }
    }

    @Test func optionsAreTheCommandLines() async throws {
        let service = FakeReader()
        let query =
            "?types=text,codes&languages=en,de&region=GB&reference=2026-01-31T16:00:00%2B01:00&engine=tesseract"
            + "&custom-words=Oorschot,Ann+Arbor&symbologies=qr,EAN13&thorough=true&page=3&orientation=6&deadline=2.5"
            + "&timings=true"
        try await TestServer.with(service) { server in
            let answer = try await server.analyze(query)
            #expect(answer.status == 200, "\(answer.text)")
        }
        let options = try #require(service.questions.first?.options)
        let configuration = options.configuration
        #expect(configuration.analysisTypes == [.text, .machineReadableCode])
        #expect(configuration.dataTypes.isEmpty)
        #expect(configuration.locales == ["en", "de"])
        #expect(configuration.dataOptions?.defaultRegion == "GB")
        #expect(configuration.dataOptions?.referenceDate == Date(timeIntervalSince1970: 1_769_871_600))
        #expect(configuration.textRecognition.engine == .tesseract)
        #expect(configuration.textRecognition.customWords == ["Oorschot", "Ann Arbor"])
        #expect(configuration.codeRecognition.symbologies == [.qr, .ean13])
        #expect(configuration.codeRecognition.isThorough)
        #expect(configuration.page == 3)
        #expect(options.orientation == .right)
        #expect(options.hasTimings)
        let deadline = try #require(configuration.deadline)
        #expect(deadline <= .seconds(2.5) && deadline > .seconds(1))
    }

    @Test(arguments: [
        "types=words", "engine=magic", "symbologies=qr,morse", "thorough=maybe", "page=0", "page=one", "orientation=9",
        "deadline=0", "deadline=nan", "deadline=1e300", "reference=tomorrow", "format=docx", "timings=2", "colour=red",
        "page=1&page=2", "page=99999999999999999999", "max-bytes=1",
    ])
    func optionsThatCannotBeTaken(query: String) async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let answer = try await server.analyze("?" + query)
            #expect(answer.status == 400 && answer.code == "invalidOption", "\(answer.text)")
        }
        #expect(service.questions.isEmpty)
    }

    @Test func queryThatIsNone() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send("POST /v1/analyze?region=%ZZ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
            let answer = try await client.read(until: "}")
            #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("invalidRequest"))
        }
    }

    @Test func languageThatIsNotInstalled() async throws {
        try await TestServer.with { server in
            let answer = try await server.analyze("?languages=tlh&engine=tesseract")
            #expect(answer.status == 422 && answer.code == "languageUnavailable")
        }
    }

    @Test(arguments: [
        ("format=text", "", AnalysisFormat.text, "text/plain; charset=utf-8"),
        ("", "text/plain", .text, "text/plain; charset=utf-8"),
        ("", "image/svg+xml;q=0.5, text/plain;q=0.4", .svg, "image/svg+xml"),
        ("", "application/jsonl", .jsonl, "application/jsonl"),
        ("", "text/vnd.hocr+html", .hocr, "text/vnd.hocr+html; charset=utf-8"),
        ("", "text/html, application/xhtml+xml", .html, "text/html; charset=utf-8"),
        ("", "application/xml", .alto, "application/xml"),
        ("", "text/tab-separated-values", .tsv, "text/tab-separated-values; charset=utf-8"),
        ("format=hocr", "application/json", .hocr, "text/vnd.hocr+html; charset=utf-8"),
        ("format=alto", "", .alto, "application/xml"), ("format=html", "", .html, "text/html; charset=utf-8"),
        ("format=tsv", "", .tsv, "text/tab-separated-values; charset=utf-8"),
        ("", "text/*;q=0.9, */*;q=0.1", .text, "text/plain; charset=utf-8"),
        ("", "*/*", .json, "application/json"), ("", "audio/ogg", .json, "application/json"),
        ("", "text/plain;q=0, application/json;q=0.1", .json, "application/json"),
        ("format=svg", "text/plain", .svg, "image/svg+xml"),
    ])
    func formatIsTheOptionsOrWhatTheClientAccepts(
        query: String, accept: String, format: AnalysisFormat, mediaType: String
    ) async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let answer = try await server.analyze("?" + query, ["Accept": accept])
            #expect(answer.headers["content-type"] == mediaType)
        }
        #expect(service.questions.first?.options.format == format)
    }

    @Test(arguments: [
        ("unsupportedFormat", 415), ("unreadableImage", 422), ("recognitionFailed", 422), ("imageTooLarge", 413),
        ("languageUnavailable", 422), ("engineUnavailable", 503), ("timedOut", 504), ("busy", 503), ("internal", 500),
    ])
    func failuresHaveAStatusAndTheLibrarysCode(code: String, status: Int) async throws {
        try await TestServer.with(FakeReader(failure: code)) { server in
            let answer = try await server.analyze()
            #expect(answer.status == status && answer.code == code)
            #expect(answer.headers["content-type"] == "application/problem+json")
            #expect(try answer.object["status"] as? Int == status)
            #expect(answer.headers["retry-after"] == (status == 503 ? "1" : nil))
            // What the server itself did wrong is for its log.
            #expect(answer.text.contains("It went wrong") == (status != 500))
        }
    }

    @Test func deadlineCountsTheWaiting() async throws {
        let service = FakeReader(delay: .seconds(60))
        try await TestServer.with(service, places: 1) { server in
            let first = Task { try await server.analyze("?deadline=30", image: Data("first".utf8)).status }
            try await eventually { service.running == 1 }
            let start = ContinuousClock.now
            let answer = try await server.analyze("?deadline=0.3", image: Data("second".utf8))
            #expect(answer.status == 504 && answer.code == "timedOut")
            #expect(ContinuousClock.now - start < .seconds(20))
            first.cancel()
        }
        #expect(service.questions.count == 1)
    }

    @Test func serversDeadlineIsTheLongest() async throws {
        try await TestServer.with(FakeReader(delay: .seconds(10))) { settings in
            settings.deadline = .milliseconds(300)
        } _: { server in
            let answer = try await server.analyze("?deadline=1000")
            #expect(answer.status == 504)
        }
    }

    /// With real engines: the answer is the library's own.
    @Test(.timeLimit(.minutes(2))) func readsAPicture() async throws {
        let picture = try Sample.data("card-wifi.jpg")
        let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        let analysis = try await ImageAnalyzer().analyze(ImageSource(data: picture), configuration: configuration)
        let expected = try OrderedJSONEncoder(layout: .indented).encode(AnalysisRecord(result: .success(analysis)))
        try await TestServer.with(AnalyzerReader()) { server in
            let answer = try await server.analyze(image: picture, type: "image/jpeg")
            #expect(answer.text == expected)
            let codes = try #require(answer.object["codes"] as? [[String: Any]])
            #expect((codes.first?["payload"] as? String)?.hasPrefix("WIFI:") == true)
            #expect((try answer.object["transcript"] as? String)?.contains("Harbour Guest") == true)
        }
    }
}
