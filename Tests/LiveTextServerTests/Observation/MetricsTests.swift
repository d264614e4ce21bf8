import Foundation
import Testing

@testable import LiveTextServer

struct MetricsTests {
    @Test func histogramCountsUpToEachBound() {
        var histogram = Histogram()
        for seconds in [0.001, 0.005, 0.0051, 3, 100] { histogram.add(seconds) }
        let counts = Dictionary(uniqueKeysWithValues: histogram.cumulativeCounts)
        #expect(counts[0.005] == 2 && counts[0.01] == 3 && counts[2.5] == 3 && counts[5] == 4 && counts[30] == 4)
        #expect(histogram.count == 5)
        #expect(abs(histogram.sum - 103.0111) < 1e-9)
    }

    @Test func labelsAreEscaped() {
        var text = PrometheusText()
        text.sample("m", ["a": "x\"\\\n"], 1)
        #expect(text.text == #"m{a="x\"\\\n"} 1"# + "\n")
    }

    @Test func requestsAndStagesAreCounted() async throws {
        try await TestServer.with(FakeReader(delay: .milliseconds(60))) { server in
            for number in 0..<3 { _ = try await server.analyze(image: Data("\(number)".utf8)) }
            _ = try await server.ask("GET", "/secret/path")
            _ = try await server.ask("PROPFIND", "/v1/analyze")
            let text = try await server.ask("GET", "/metrics")
            #expect(text.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            for sample in [
                #"livetext_requests_total{route="/v1/analyze",method="POST",status="200"} 3"#,
                // What clients make up is no label: metrics would grow with it.
                #"livetext_requests_total{route="none",method="GET",status="404"} 1"#,
                #"livetext_requests_total{route="/v1/analyze",method="other",status="405"} 1"#,
                #"livetext_stage_seconds_bucket{stage="analyze",le="0.05"} 0"#,
                #"livetext_stage_seconds_bucket{stage="analyze",le="+Inf"} 3"#,
                #"livetext_stage_seconds_count{stage="receive"} 3"#, "livetext_analyses_running 0",
                "livetext_analyses_limit 2",
            ] {
                #expect(text.text.contains(sample + "\n"), "\(sample)")
            }
            // Every line is a comment or a sample with a number.
            let line = /#\ (HELP|TYPE)\ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})?\ [0-9.e+-]+/
            for text in text.text.split(separator: "\n") { #expect(text.wholeMatch(of: line) != nil, "\(text)") }
        }
    }

    /// The stages inside an analysis are those that it was asked for.
    @Test func stagesOfAnalysesAreCounted() async throws {
        try await TestServer.with(AnalyzerReader()) { server in
            let picture = Data(try TestPicture.small())
            #expect(try await server.analyze("?types=codes", image: picture).status == 200)
            let codes = try await server.ask("GET", "/metrics").text
            #expect(try Self.counts(in: codes) == ["decode": 1, "text": 0, "codes": 1, "data": 0])
            #expect(try await server.analyze(image: picture).status == 200)
            let all = try await server.ask("GET", "/metrics").text
            #expect(try Self.counts(in: all) == ["decode": 2, "text": 1, "codes": 2, "data": 1])
            // Reading text takes time, and no stage more than the whole.
            let text = try Self.number("sum", of: "text", in: all)
            let whole = try Self.number("sum", of: "analyze", in: all)
            #expect(text > 0.001 && text <= whole)
        }
    }

    private static func counts(in metrics: String) throws -> [String: Double] {
        try ["decode", "text", "codes", "data"].reduce(into: [:]) { $0[$1] = try number("count", of: $1, in: metrics) }
    }

    private static func number(_ name: String, of stage: String, in metrics: String) throws -> Double {
        let start = "livetext_stage_seconds_\(name){stage=\"\(stage)\"} "
        let line = try #require(metrics.split(separator: "\n").first { $0.hasPrefix(start) })
        return try #require(Double(line.dropFirst(start.count)))
    }

    @Test func analysesUnderWayAreSeen() async throws {
        let service = FakeReader(delay: .seconds(1))
        try await TestServer.with(service, places: 1) { settings in
            settings.queueLimit = 2
        } _: { server in
            let asked = (0..<3).map { number in
                Task { try await server.analyze(image: Data("\(number)".utf8)).status }
            }
            try await eventually { try await server.gauge("livetext_analyses_waiting") == 2 }
            let text = try await server.ask("GET", "/metrics").text
            #expect(text.contains("\nlivetext_analyses_running 1\n"))
            let memory = try #require(text.firstMatch(of: /\nprocess_resident_memory_bytes (\d+)\n/))
            #expect(Int(memory.1).map { $0 > 1_000_000 } == true)
            for task in asked { #expect(try await task.value == 200) }
        }
    }
}
