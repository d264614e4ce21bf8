internal import Dispatch
internal import Glibc
internal import LiveText

/// The other side of ``WorkerProcesses``: what a worker process does.
package struct ImageWorker: Sendable {
    private let channel: MessageChannel
    private let analyzer: ImageAnalyzer
    private let freed = FreedMemory()
    private let sending = DispatchQueue(label: "LiveText.worker.sending")

    /// Serves the process that started this one, over standard input, until that closes it.
    ///
    /// - Parameters:
    ///   - threads: how many threads work on an image.
    ///   - memoryCap: bytes of data beyond which this process gets no more memory.
    package static func run(threads: Int, memoryCap: UInt) async -> Never {
        Confinement.enter(memoryCap: memoryCap)
        let channel = MessageChannel(descriptor: STDIN_FILENO)
        await ImageWorker(channel: channel, analyzer: ImageAnalyzer(workers: threads)).serve()
    }

    private func serve() async -> Never {
        let letters = receiveLetters()
        await WarmUp.run(on: analyzer)
        send(.ready)
        var work: Task<Void, Never>?
        for await (message, bytes) in letters {
            switch message {
            case .analyze(let request): work = Task { await answer(request, to: bytes) }
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

    private func answer(_ request: AnalysisRequest, to image: [UInt8]) async {
        do {
            let service = InProcessService(analyzer: analyzer)
            let document = try await service.document(of: image, request: request)
            send(.document(document.timings), bytes: document.bytes)
        } catch {
            send(.failure(error as? ImageAnalysisFailure ?? ImageAnalysisFailure(error)))
            // The time that the caller gave may be over before the work is.
            await analyzer.drain()
        }
        // Once the answer is out: meanwhile no other thread gets memory.
        sending.async { [freed] in freed.giveBack() }
        send(.ready)
    }

    private func send(_ message: WorkerMessage, bytes: [UInt8] = []) {
        sending.async { [channel] in try? channel.send(message, bytes: bytes) }
    }
}
