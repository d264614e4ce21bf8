internal import Synchronization

/// The latest answers, within a bound on their bytes.
///
/// Answers are kept in two generations: when the younger one has half of the bound, the older one is dropped. What is asked
/// for again moves to the younger one.
final class ResultCache: Sendable {
    private struct State {
        var young: [Digest: WorkerAnswer] = [:]
        var old: [Digest: WorkerAnswer] = [:]
        var youngBytes = 0
        var oldBytes = 0
        var hits = 0
        var misses = 0
    }
    private let generationLimit: Int
    private let state = Mutex(State())

    /// What an entry costs beside its bytes.
    private static let overhead = 128

    /// - Parameter bytes: how much is kept at most; 0 keeps nothing.
    init(bytes: Int) {
        generationLimit = bytes / 2
    }

    /// How many bytes are kept.
    var byteCount: Int { state.withLock { $0.youngBytes + $0.oldBytes } }
    /// How often there was an answer, and how often not.
    var uses: (hits: Int, misses: Int) { state.withLock { ($0.hits, $0.misses) } }

    func answer(for key: Digest) -> WorkerAnswer? {
        state.withLock { state in
            if let found = state.young[key] {
                state.hits += 1
                return found
            }
            guard let found = state.old[key] else {
                state.misses += 1
                return nil
            }
            state.hits += 1
            insert(found, for: key, into: &state)
            return found
        }
    }

    func keep(_ answer: WorkerAnswer, for key: Digest) {
        state.withLock { insert(answer, for: key, into: &$0) }
    }

    private func insert(_ answer: WorkerAnswer, for key: Digest, into state: inout State) {
        let cost = answer.body.count + Self.overhead
        guard cost <= generationLimit, state.young[key] == nil else { return }
        if state.youngBytes + cost > generationLimit {
            (state.old, state.oldBytes) = (state.young, state.youngBytes)
            (state.young, state.youngBytes) = ([:], 0)
        }
        if let known = state.old.removeValue(forKey: key) { state.oldBytes -= known.body.count + Self.overhead }
        state.young[key] = answer
        state.youngBytes += cost
    }
}
