internal import LiveText

/// Answers requests in this process, in the way that worker processes do: the least overhead, and a crash in a recognition
/// library takes the server along.
package struct InProcessWorkers: RequestWorkers {
    package let count: Int
    private let answerer: RequestAnswerer

    /// Answers up to `count` requests at once with one reader.
    package init(count: Int, reader: any ImageReader) {
        self.count = count
        answerer = RequestAnswerer(reader: reader)
    }

    /// Answers with an analyzer of this process.
    package init(count: Int) {
        self.init(count: count, reader: AnalyzerReader(analyzer: ImageAnalyzer(workers: count)))
    }

    package func serve(_ queue: RequestQueue) async {
        await withTaskGroup { group in
            for _ in 0..<count {
                group.addTask {
                    while let job = await queue.next() { await answer(job, of: queue) }
                }
            }
        }
    }

    private func answer(_ job: RequestJob, of queue: RequestQueue) async {
        let work = Task { try await answerer.answer(to: job.aged, body: job.body) }
        job.whenStopped { work.cancel() }
        let result = await work.result
        await queue.end(job)
        job.finish(result)
    }
}
