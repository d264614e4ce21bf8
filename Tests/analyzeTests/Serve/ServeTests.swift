import Foundation
import Testing

@Suite(.timeLimit(.minutes(2))) struct ServeTests {
    @Test func answersAndEndsInOrder() async throws {
        try await ServedTool.with { server in
            let sample = Tool.sample("label-product.jpg")
            let run = try await Tool.shell("curl -sS -F 'file=@\(sample)' '\(server.url("/v1/analyze?types=codes"))'")
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(object["image"] as? String == "label-product.jpg")
            #expect((object["codes"] as? [Any])?.isEmpty == false)
            // Told to read its keys again, a server that has none goes on.
            kill(server.id, SIGHUP)
            #expect(try await Tool.shell("curl -sS '\(server.url("/healthz"))'").output == "{\"status\":\"ok\"}\n")
            kill(server.id, SIGTERM)
            #expect(await server.status == 0)
            // What it wrote are objects, one a line.
            let lines = try server.lines
            #expect(lines.count >= 3)
            for line in lines {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(object?["time"] != nil && object?["level"] != nil && object?["message"] != nil)
            }
        }
    }

    /// Requests that are under way when the server is told to end are answered, those that come later are not accepted, and
    /// the process ends by itself.
    @Test(arguments: [SIGTERM, SIGINT]) func endsUnderLoad(signal: Int32) async throws {
        let page = try SmallPage.png()
        try await TemporaryFolder.with { folder in
            let sample = folder.appending(path: "page.png").path
            try page.write(to: URL(filePath: sample))
            try await endsUnderLoad(of: sample, signal: signal)
        }
    }

    private func endsUnderLoad(of sample: String, signal: Int32) async throws {
        try await ServedTool.with("--workers", "2", "--cache-bytes", "0") { server in
            let url = server.url("/v1/analyze?types=codes")
            // The processes that read are there.
            let first = "curl -s -o /dev/null -w '%{http_code}' -H 'Content-Type: image/png' --data-binary '@\(sample)'"
            #expect(try await Tool.shell("\(first) '\(url)'").output == "200")
            let load = Task {
                try await Tool.shell(
                    """
                    for n in $(seq 150); do
                        curl -s -o /dev/null -w '%{http_code} %{exitcode}\\n' -H 'Content-Type: image/png' \
                            --data-binary '@\(sample)' '\(url)' &
                        sleep 0.02
                    done; wait
                    """)
            }
            try await Task.sleep(for: .milliseconds(700))
            // What waits has been accepted; in the meantime more may have been answered.
            let metrics = try await Tool.shell("curl -s '\(server.url("/metrics"))'").output
            kill(server.id, signal)
            #expect(await server.status == 0)
            let answers = try await load.value.output.split(separator: "\n")
            #expect(answers.count == 150)
            // 7: refused to connect. 52 and 56: connected, but not taken any more.
            let kinds = Dictionary(grouping: answers) { $0 }.mapValues(\.count)
            #expect(kinds["200 0"] ?? 0 > 0 && kinds["000 7"] ?? 0 > 0, "\(kinds)")
            #expect(Set(kinds.keys).isSubset(of: ["200 0", "000 7", "000 52", "000 56", "503 0", "504 0"]), "\(kinds)")
            // What the log says was answered has reached its client.
            let answered = try server.lines.filter { $0.contains("\"status\":200") }.count
            #expect(answered == (kinds["200 0"] ?? 0) + 2)
            // Not `analyses_running`: a request counts there until nothing of it is left running, thus also when it is answered.
            let counts = ["analyses_waiting", #"requests_total{route="/v1/analyze",method="POST",status="200"}"#]
            let accepted = counts.reduce(0) { sum, name in
                let line = metrics.split(separator: "\n").first { $0.hasPrefix("livetext_\(name) ") }
                return sum + (line?.split(separator: " ").last.flatMap { Int($0) } ?? 0)
            }
            #expect(accepted > 1 && (kinds["200 0"] ?? 0) + 1 >= accepted, "\(accepted) of \(kinds)")
        }
    }

    /// A process that is killed in the middle of a request costs that request; the next one is answered.
    @Test func killedWorkerCostsOneRequest() async throws {
        try await ServedTool.with("--workers", "1") { server in
            let sample = Tool.sample("everything.jpg")
            let ask = "curl -s -o /dev/null -w '%{http_code}' -F 'file=@\(sample)' '\(server.url("/v1/analyze"))'"
            let run = try await Tool.shell(
                """
                until curl -s '\(server.url("/metrics"))' | grep -q '^livetext_workers_alive 1'; do sleep 0.1; done
                \(ask) & client=$!
                until curl -s '\(server.url("/metrics"))' | grep -q '^livetext_analyses_running 1'; do :; done
                kill -KILL $(cat /proc/\(server.id)/task/*/children); wait $client
                echo; curl -s -o /dev/null -w '%{http_code}' -F 'file=@\(sample)' '\(server.url("/v1/analyze?types=codes"))'
                """)
            #expect(run.output.split(separator: "\n") == ["422", "200"])
        }
    }

    /// What is served is part of the program: alone in a folder, it has all of it.
    @Test func needsNoFilesBesideIt() async throws {
        try await TemporaryFolder.with { folder in
            let tool = folder.appending(path: "analyze")
            _ = try await Tool.shell("cp '\(Tool.url.path)' '\(tool.path)'")
            try await ServedTool.with(tool: tool) { server in
                let document = try await Tool.shell("curl -sS '\(server.url("/openapi.json"))'").output
                #expect(document.hasPrefix("{") && document.contains("\"/v1/analyze\""))
            }
        }
    }

    @Test(arguments: [
        ["--port", "70000"], ["--queue", "-1"], ["--deadline", "0"], ["--allow-origin", "*"], ["--max-bytes", "0"],
        ["--max-bytes", "1073741825"],
        ["--allow-origin", "https://example.com/path"], ["--api-keys", "/nowhere/keys"], ["--workers", "0"],
    ])
    func refusesWhatMakesNoSense(arguments: [String]) async throws {
        let run = try await Tool.shell("\"$TOOL\" serve --port 0 " + arguments.map { "'\($0)'" }.joined(separator: " "))
        #expect(run.status == 64)
    }

    /// The file is what is wrong, not how the command is written.
    @Test func keysThatCannotBeRead() async throws {
        let run = try await Tool.run("serve", "--api-keys", "/nowhere/keys")
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("analyze: The keys in /nowhere/keys cannot be read"))
        #expect(!run.errors.contains("Usage"))
    }

    @Test func portThatIsTaken() async throws {
        try await ServedTool.with { server in
            let run = try await Tool.run("serve", "--port", "\(server.port)")
            #expect(run.status == 1)
            #expect(run.errors.contains("The server cannot run"))
        }
    }
}
