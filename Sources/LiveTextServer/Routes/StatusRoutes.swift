internal import Hummingbird
internal import LiveText

/// `/healthz`, `/readyz` and `/metrics`: what those who run the server ask.
struct StatusRoutes: Sendable {
    let lifecycle: ServerLifecycle
    let queue: RequestQueue
    let budget: UploadBudget
    let cache: ResultCache
    let store: ExpiringStore<StoredItem>
    let metrics: ServerMetrics
    /// Nil where this process answers requests itself.
    let workers: WorkerProcesses?
    let droppedLines: @Sendable () -> Int

    private struct Status: Encodable {
        let status: String
    }

    /// The process answers.
    func health() throws -> Response {
        try Response(json: Status(status: "ok"))
    }

    /// Requests are welcome: text can be read, a process is there to do it, and the server is not about to end.
    func readiness() async throws -> Response {
        guard !lifecycle.isEnding else { throw Problem.busy("The server is about to end.") }
        guard ImageAnalyzer.isSupported else { throw Problem.busy("No model to read text with is installed.") }
        guard await workers?.counts.alive != 0 else { throw Problem.busy("No worker is there yet.") }
        return try Response(json: Status(status: "ready"))
    }

    func metricsText() async -> Response {
        var text = PrometheusText()
        metrics.write(to: &text)
        text.gauge("livetext_analyses_running", "Analyses under way.", await queue.runningCount)
        text.gauge("livetext_analyses_waiting", "Analyses that wait for a place.", await queue.waitingCount)
        text.gauge("livetext_analyses_limit", "Analyses that can run at once.", queue.places)
        text.gauge("livetext_waiting_limit", "Analyses that can wait.", queue.limit)
        text.gauge("livetext_upload_bytes", "Bytes of uploads in memory.", budget.bytesInUse)
        text.gauge("livetext_cache_bytes", "Bytes of answers that are kept.", cache.byteCount)
        text.gauge("livetext_stored_bytes", "Bytes of files and results that are to be fetched.", store.byteCount)
        let uses = cache.uses
        text.counter("livetext_cache_hits_total", "Answers found among those kept.", uses.hits)
        text.counter("livetext_cache_misses_total", "Answers not found among those kept.", uses.misses)
        text.counter("livetext_log_lines_dropped_total", "Lines of the log that nobody took in time.", droppedLines())
        if let bytes = ProcessMemory.residentBytes {
            text.gauge("process_resident_memory_bytes", "Memory of the server's process.", bytes)
        }
        if let counts = await workers?.counts { Self.write(counts, to: &text) }
        return Response(mediaType: PrometheusText.mediaType, bytes: text.text.utf8)
    }

    private static func write(_ counts: WorkerCounts, to text: inout PrometheusText) {
        text.gauge("livetext_workers_alive", "Worker processes.", counts.alive)
        text.gauge("livetext_workers_resident_memory_bytes", "Memory of these processes.", counts.residentBytes)
        text.begin("livetext_worker_ends_total", "counter", "Processes that had to be replaced, by the reason.")
        for (reason, count) in [
            ("crash", counts.crashes), ("hang", counts.hangs), ("memory", counts.renewals),
            ("start", counts.failedStarts),
        ] {
            text.sample("livetext_worker_ends_total", ["reason": reason], count)
        }
    }
}
