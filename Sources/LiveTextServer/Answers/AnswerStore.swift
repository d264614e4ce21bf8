internal import Dispatch
internal import LiveText

/// The answers that are kept for when the same is asked again, found by a digest of all that they follow from.
struct AnswerStore: Sendable {
    private let cache: ResultCache
    private let identity: Task<Digest, Never>

    /// Keeps answers in a cache. `identity` is what answers depend on besides the request: this program and the models
    /// it reads with.
    init(cache: ResultCache, identity: @escaping @Sendable () -> Digest) {
        self.cache = cache
        self.identity = Task {
            await withCheckedContinuation { done in
                DispatchQueue(label: "LiveText.identity").async { done.resume(returning: identity()) }
            }
        }
    }

    /// What the answer to a request follows from; `body` is the digest of its body.
    func key(of request: WorkerRequest, body: Digest) async -> Digest {
        let head = [request.route.rawValue, request.query, request.contentType ?? "", request.accept ?? ""]
        let limits = [request.limits.bytes, request.limits.pixels, request.partLimit, request.answerLimit]
        let parts = [await identity.value.hex] + head + limits.map { "\($0)" } + [body.hex]
        return Digest(ofParts: parts.map { Array($0.utf8) })
    }

    func answer(for key: Digest) -> WorkerAnswer? { cache.answer(for: key) }

    func keep(_ answer: WorkerAnswer, for key: Digest) { cache.keep(answer, for: key) }
}
