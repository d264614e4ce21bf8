internal import Dispatch
internal import Glibc
internal import LiveText

/// The other side of ``WorkerProcesses``: what a worker process does.
package struct ImageWorker: Sendable {
    private let channel: MessageChannel
    private let analyzer: ImageAnalyzer
    private let answerer: RequestAnswerer
    private let freed = FreedMemory()
    private let sending = DispatchQueue(label: "LiveText.worker.sending")

    /// Serves the process that started this one, over standard input, until that closes it.
    ///
    /// - Parameters:
    ///   - confinement: what this process has given up by now.
    ///   - threads: how many threads work on an image.
    ///   - fillsCache: whether it writes compiled networks to the cache and takes no requests.
    package static func run(in confinement: Confinement, threads: Int, fillsCache: Bool) async -> Never {
        let channel = MessageChannel(descriptor: STDIN_FILENO)
        let analyzer = ImageAnalyzer(workers: threads)
        let missing = await prepare(analyzer, in: confinement, fillsCache: fillsCache)
        await ImageWorker(channel: channel, analyzer: analyzer).serve(missing: missing)
    }

    /// Has everything loaded that a worker needs, and gives up the rest of what it goes without.
    ///
    /// - Returns: What this system could not be had to take away.
    static func prepare(
        _ analyzer: ImageAnalyzer, in confinement: Confinement, fillsCache: Bool = false
    ) async -> [String] {
        var confinement = confinement
        await WarmUp.run(on: analyzer, all: fillsCache)
        if !fillsCache { confinement.enterForGood() }
        return confinement.missing
    }

    private init(channel: MessageChannel, analyzer: ImageAnalyzer) {
        self.channel = channel
        self.analyzer = analyzer
        answerer = RequestAnswerer(reader: AnalyzerReader(analyzer: analyzer))
    }

    private func serve(missing: [String]) async -> Never {
        let letters = receiveLetters()
        send(.ready(missing))
        var work: Task<Void, Never>?
        for await (message, bytes) in letters {
            switch message {
            case .request(let request):
                send(.began)
                work = Task { await answer(request, body: bytes, missing: missing) }
            case .cancel: work?.cancel()
            default: break
            }
        }
        _exit(EXIT_FAILURE)
    }

    private func receiveLetters() -> AsyncStream<MessageChannel.Letter> {
        let (letters, continuation) = AsyncStream<MessageChannel.Letter>.makeStream()
        DispatchQueue(label: "LiveText.worker.receiving").async { [channel] in
            while let letter = try? channel.receive() { continuation.yield(letter) }
            // Nobody is left to answer, whatever may still be at work.
            _exit(EXIT_SUCCESS)
        }
        return letters
    }

    private func answer(_ request: WorkerRequest, body: [UInt8], missing: [String]) async {
        let answer: WorkerAnswer
        do {
            answer = try await answerer.answer(to: request, body: body)
        } catch {
            answer = WorkerAnswer(Problem(error), for: request.route)
        }
        // On this thread, which has nothing else to do: to wake another one takes a share of a millisecond.
        sending.sync { [channel] in try? channel.send(.answer(answer.head), bytes: answer.body) }
        // The time that the caller gave may be over before the work is.
        if answer.head.status != 200 { await analyzer.drain() }
        // Once the answer is out: meanwhile no other thread gets memory.
        sending.async { [freed] in freed.giveBack() }
        send(.ready(missing))
    }

    private func send(_ message: WorkerMessage, bytes: [UInt8] = []) {
        sending.async { [channel] in try? channel.send(message, bytes: bytes) }
    }
}
