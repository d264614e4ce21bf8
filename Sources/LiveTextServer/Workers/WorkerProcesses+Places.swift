internal import LiveText
internal import Logging

// Each place has one process after the other.
extension WorkerProcesses {
    /// Keeps a process alive and at work until the queue is closed.
    func keepProcess(at place: Int, for queue: RequestQueue) async {
        while let process = await startedProcess(for: queue) {
            alive[place] = process
            let hasCrashed = await work(process, for: queue)
            alive[place] = nil
            await process.end(within: settings.grace)
            if hasCrashed { await logLastWords(of: process) }
        }
    }

    /// Gives a process one request after the other until it is to be replaced, or the queue is closed.
    ///
    /// - Returns: Whether it ended by itself.
    private func work(_ process: WorkerProcess, for queue: RequestQueue) async -> Bool {
        while let job = await queue.next(unless: { process.hasEnded }) {
            let isReady = await finish(job, on: process, for: queue)
            await queue.end(job)
            guard isReady else { return process.hasEnded }
            if process.residentBytes > settings.memoryLimit {
                record.renewals += 1
                return false
            }
        }
        if process.hasEnded { record.crashes += 1 }
        return process.hasEnded
    }

    /// Has a request answered, and waits for the end of all that belongs to it.
    ///
    /// - Returns: Whether the process can take another request.
    private func finish(_ job: RequestJob, on process: WorkerProcess, for queue: RequestQueue) async -> Bool {
        running[ObjectIdentifier(job)] = process
        defer { running[ObjectIdentifier(job)] = nil }
        process.expect(by: job.deadline + settings.grace)
        process.send(.request(job.aged), bytes: job.body)
        job.whenStopped { [weak self, weak job] in
            Task { if let job { await self?.cancel(job) } }
        }
        let isReady = await passAnswer(of: process, to: job, for: queue)
        process.expect(by: nil)
        if process.wasLate {
            record.hangs += 1
        } else if !isReady {
            record.crashes += 1
        }
        return isReady && !process.wasLate
    }

    private func passAnswer(of process: WorkerProcess, to job: RequestJob, for queue: RequestQueue) async -> Bool {
        guard case .began? = await process.next()?.message else {
            // It had ended before: nothing of the request was looked at, so that it is not to blame.
            process.wasLate ? job.fail(.timedOut) : await queue.giveBack(job)
            return false
        }
        let letter = await process.next()
        guard case .answer(let head)? = letter?.message else {
            job.fail(process.wasLate ? .timedOut : .crashed)
            return false
        }
        let body = letter?.bytes ?? []
        guard AnswerRules.allow(head, bodyLength: body.count, limit: settings.answerLimit) else {
            logger.error("A worker gave an answer that is not to be passed on, and is replaced.")
            job.fail(.untrusted)
            process.kill()
            return false
        }
        job.finish(.success(WorkerAnswer(head: head, body: body)))
        // A library that cannot be interrupted may still be at work.
        process.expect(by: .now + settings.grace)
        return await process.next().isReady
    }

    /// A process that can take requests; nil once the queue is closed.
    private func startedProcess(for queue: RequestQueue) async -> WorkerProcess? {
        var backOff = Duration.milliseconds(100)
        while await queue.hasWork {
            do throws(WorkerStartFailure) {
                let process = try await newProcess(settings.arguments(processCount: count), for: queue)
                failedStarts = 0
                await queue.refuse(with: nil)
                return process
            } catch {
                record.failedStarts += 1
                failedStarts += 1
                logger.error("A worker could not be started.", metadata: ["reason": .string(error.reason)])
                if alive.isEmpty, failedStarts >= 3 { await queue.refuse(with: .noProcess(error.reason)) }
                await pause(backOff, for: queue)
                backOff = min(backOff * 2, .seconds(10))
            }
        }
        return nil
    }

    /// Runs the one process that may write compiled networks to the cache; those that answer requests can only read it.
    func fillCache(for queue: RequestQueue) async {
        do throws(WorkerStartFailure) {
            let process = try await newProcess(settings.cacheArguments(processCount: count), for: queue)
            await process.end(within: settings.grace)
        } catch {
            logger.warning(
                "The cache of compiled networks could not be filled.", metadata: ["reason": .string(error.reason)])
        }
    }

    private func newProcess(
        _ arguments: [String], for queue: RequestQueue
    ) async throws(WorkerStartFailure) -> WorkerProcess {
        let process = try await WorkerProcess(
            settings.executable, arguments: arguments, answerLimit: settings.answerLimit
        ) {
            Task { await queue.dismissEnded() }
        }
        process.expect(by: .now + settings.startLimit)
        let letter = await process.next()
        process.expect(by: nil)
        guard case .ready(let looseness)? = letter?.message, !process.wasLate else {
            await process.end(within: settings.grace)
            let words = await process.lastWords
            let reason = process.wasLate ? "it was not ready after \(settings.startLimit)" : "it ended at once"
            throw WorkerStartFailure(reason: words.isEmpty ? reason : "\(reason): \(words)")
        }
        note(looseness)
        return process
    }

    /// Says once what this system's kernel does not let workers give up.
    private func note(_ looseness: [String]) {
        guard self.looseness == nil else { return }
        self.looseness = looseness
        if looseness.isEmpty {
            logger.info("Workers are confined: they read networks and libraries, and reach nothing else.")
        } else {
            logger.warning(
                "Workers are confined only in part: this system lacks what is named.",
                metadata: ["missing": .string(looseness.joined(separator: ", "))])
        }
    }

    private func logLastWords(of process: WorkerProcess) async {
        let words = await process.lastWords
        guard !words.isEmpty else { return }
        logger.warning("A worker has ended; this is what it last said.", metadata: ["words": .string(words)])
    }

    private func pause(_ duration: Duration, for queue: RequestQueue) async {
        let end = ContinuousClock.now + duration
        while ContinuousClock.now < end, await queue.hasWork {
            try? await Task.sleep(for: min(.milliseconds(100), ContinuousClock.now.duration(to: end)))
        }
    }
}

extension MessageChannel.Letter? {
    fileprivate var isReady: Bool {
        if case .ready? = self?.message { true } else { false }
    }
}
