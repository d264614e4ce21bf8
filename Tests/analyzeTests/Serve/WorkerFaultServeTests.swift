import Foundation
import Testing

/// Processes that are killed or hang while requests come all the time.
@Suite(.timeLimit(.minutes(3))) struct WorkerFaultServeTests {
    @Test func eachFaultCostsAtMostOneRequest() async throws {
        try await TemporaryFolder.with { folder in
            let page = folder.appending(path: "page.png").path
            let stop = folder.appending(path: "stop").path
            try SmallPage.png().write(to: URL(filePath: page))
            try await ServedTool.with("--workers", "2", "--queue", "64", "--deadline", "5", "--cache-bytes", "0") {
                try await check($0, page: page, stop: stop)
            }
        }
    }

    private func check(_ server: ServedTool, page: String, stop: String) async throws {
        let metrics = "curl -s '\(server.url("/metrics"))'"
        let allAreThere = "until \(metrics) | grep -q '^livetext_workers_alive 2'; do sleep 0.05; done"
        let first = "set -- $(cat /proc/\(server.id)/task/*/children)"
        _ = try await Tool.shell(allAreThere)
        // Two at a time: one alone would always go to the same process, and a stopped one at rest harms nobody.
        let load = Task {
            try await Tool.shell(
                """
                while [ ! -e '\(stop)' ]; do
                    for _ in 1 2; do
                        curl -s -m 30 -o /dev/null -w '%{http_code}\\n' -H 'Content-Type: image/png' \
                            --data-binary '@\(page)' '\(server.url("/v1/analyze?types=codes"))' &
                    done
                    sleep 0.1
                done; wait
                """)
        }
        for _ in 0..<3 {
            _ = try await Tool.shell("sleep 0.5; \(allAreThere); \(first); kill -KILL $1")
        }
        _ = try await Tool.shell("sleep 0.5; \(allAreThere); \(first); kill -STOP $1")
        let ends = #"until \#(metrics) | grep -q '^livetext_worker_ends_total{reason="hang"} 1'; do sleep 0.05; done"#
        _ = try await Tool.shell("\(ends); \(allAreThere); touch '\(stop)'")
        let statuses = try await load.value.output.split(separator: "\n")
        let failures = statuses.filter { $0 != "200" }
        #expect(statuses.count > 20)
        #expect(failures.count <= 4 && Set(failures).isSubset(of: ["422", "504"]), "\(failures)")
        let crashes = try await Tool.shell("\(metrics) | grep 'reason=\"crash\"'").output
        #expect(crashes.hasSuffix("} 3\n"), "\(crashes)")
    }
}
