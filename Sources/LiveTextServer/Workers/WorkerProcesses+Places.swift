internal import LiveText

// Each place has one process after the other.
extension WorkerProcesses {
    /// Keeps a process alive and at work until the service ends.
    func keepProcess(at place: Int) async {
        while let process = await startedProcess(at: place) {
            alive[place] = process
            await work(process)
            alive[place] = nil
            await process.end(within: settings.grace)
        }
    }

    /// Gives a process one request after the other until it is to be replaced, or the service ends.
    private func work(_ process: WorkerProcess) async {
        while let job = await withCheckedContinuation({ queue.findWork(for: process, $0) }) {
            let isReady = await finish(job, on: process)
            queue.end(job)
            guard isReady else { return }
            if process.residentBytes > settings.memoryLimit {
                record.renewals += 1
                return
            }
        }
        if process.hasEnded { record.crashes += 1 }
    }

    /// Waits for the answer and for the end of all that belongs to the request.
    ///
    /// - Returns: Whether the process can take another request.
    private func finish(_ job: WorkerJob, on process: WorkerProcess) async -> Bool {
        let answer = await process.next()
        switch answer?.message {
        case .document(let timings): job.finish(AnalysisDocument(bytes: answer?.bytes ?? [], timings: timings))
        case .failure(let failure): job.fail(failure)
        default: job.fail(process.wasLate ? .timedOut : .crashed)
        }
        // A library that cannot be interrupted may still be at work.
        process.expect(by: .now + settings.grace)
        let isReady = (await process.next()).isReady
        process.expect(by: nil)
        if process.wasLate {
            record.hangs += 1
        } else if !isReady {
            record.crashes += 1
        }
        return isReady && !process.wasLate
    }

    /// A process that can take requests; nil once the service ends.
    private func startedProcess(at place: Int) async -> WorkerProcess? {
        var backOff = Duration.milliseconds(100)
        while queue.hasWork {
            do throws(WorkerStartFailure) {
                let process = try await newProcess()
                failedStarts = (0, "")
                return process
            } catch {
                record.failedStarts += 1
                failedStarts = (failedStarts.count + 1, error.reason)
                if let startFailure { queue.failWaiting(startFailure) }
                await pause(backOff, at: place)
                backOff = min(backOff * 2, .seconds(10))
            }
        }
        return nil
    }

    private func newProcess() async throws(WorkerStartFailure) -> WorkerProcess {
        let process = try await WorkerProcess(
            settings.executable, arguments: settings.arguments(processCount: count)
        ) { [weak self] in
            Task { await self?.dismissEnded() }
        }
        process.expect(by: .now + settings.startLimit)
        let isReady = (await process.next()).isReady
        process.expect(by: nil)
        guard isReady, !process.wasLate else {
            await process.end(within: settings.grace)
            throw WorkerStartFailure(
                reason: process.wasLate ? "it was not ready after \(settings.startLimit)" : "it ended at once")
        }
        return process
    }

    private func dismissEnded() {
        queue.dismissEnded()
    }

    private func pause(_ duration: Duration, at place: Int) async {
        guard !isEnding else { return }
        let pause = Task { _ = try? await Task.sleep(for: duration) }
        pauses[place] = pause
        await pause.value
        pauses[place] = nil
    }

    /// What requests get while no process is there and none can be started.
    var startFailure: ImageAnalysisFailure? {
        alive.isEmpty && failedStarts.count >= 3 ? .noProcess(failedStarts.reason) : nil
    }
}

extension MessageChannel.Letter? {
    fileprivate var isReady: Bool {
        if case .ready? = self?.message { true } else { false }
    }
}
