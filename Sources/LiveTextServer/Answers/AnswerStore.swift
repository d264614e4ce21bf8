internal import Dispatch
internal import LiveText

/// The answers that are kept for when the same is asked again, found by a digest of all that they follow from.
struct AnswerStore: Sendable {
    private let cache: ResultCache
    private let identity: Task<Digest, Never>
    /// Long bodies take their time, and no thread that serves others.
    private static let hashing = DispatchQueue(label: "LiveText.hashing")

    /// Keeps answers in a cache. `identity` is what answers depend on besides the request: this program and the models
    /// it reads with.
    init(cache: ResultCache, identity: @escaping @Sendable () -> Digest) {
        self.cache = cache
        self.identity = Task {
            await withCheckedContinuation { done in
                Self.hashing.async { done.resume(returning: identity()) }
            }
        }
    }

    /// What the answer to a request follows from.
    func key(of request: WorkerRequest, body: [UInt8]) async -> Digest {
        let identity = await identity.value
        return await withCheckedContinuation { done in
            Self.hashing.async {
                let head = [request.route.rawValue, request.query, request.contentType ?? "", request.accept ?? ""]
                let limits = [request.limits.bytes, request.limits.pixels, request.partLimit, request.answerLimit]
                done.resume(
                    returning: Digest(
                        ofParts: [Array(identity.hex.utf8)] + head.map { Array($0.utf8) }
                            + limits.map { Array("\($0)".utf8) } + [body]))
            }
        }
    }

    func answer(for key: Digest) -> WorkerAnswer? { cache.answer(for: key) }

    func keep(_ answer: WorkerAnswer, for key: Digest) { cache.keep(answer, for: key) }
}
