internal import Synchronization

/// What the server counts.
final class ServerMetrics: Sendable {
    /// What a request's time goes to.
    enum Stage: String, CaseIterable, Codable {
        /// Until the body has arrived.
        case receive
        /// Until a place is free.
        case wait
        /// Reading the picture, and writing down what was found.
        case analyze
        /// Of that, decoding the picture.
        case decode
        /// Finding and reading text, while codes are read.
        case text
        /// Reading codes.
        case codes
        /// Finding data in the text.
        case data
        /// All of it.
        case total
    }

    /// What requests are counted by. All values are from short lists, so that no client can make the metrics grow.
    struct RequestKind: Hashable, Comparable {
        let route: String
        let method: String
        let status: Int

        static func < (one: RequestKind, other: RequestKind) -> Bool {
            (one.route, one.method, one.status) < (other.route, other.method, other.status)
        }
    }

    private struct State {
        var requests: [RequestKind: Int] = [:]
        var stages: [Stage: Histogram] = [:]
    }
    private let state = Mutex(State())

    func record(_ stage: Stage, since start: ContinuousClock.Instant) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        state.withLock { $0.stages[stage, default: Histogram()].add(seconds) }
    }

    /// Counts what workers say that stages took.
    func record(_ times: [WorkerAnswer.StageTime]) {
        state.withLock { state in
            for time in times { state.stages[time.stage, default: Histogram()].add(time.seconds) }
        }
    }

    func count(_ kind: RequestKind) {
        state.withLock { $0.requests[kind, default: 0] += 1 }
    }

    func write(to text: inout PrometheusText) {
        let state = state.withLock { $0 }
        text.begin("livetext_requests_total", "counter", "Requests answered, by route, method and status.")
        for (kind, count) in state.requests.sorted(by: { $0.key < $1.key }) {
            text.sample(
                "livetext_requests_total",
                ["route": kind.route, "method": kind.method, "status": "\(kind.status)"], count)
        }
        text.begin("livetext_stage_seconds", "histogram", "How long the stages of a request take.")
        for stage in Stage.allCases {
            text.histogram(
                "livetext_stage_seconds", label: ("stage", stage.rawValue), state.stages[stage] ?? Histogram())
        }
    }
}
