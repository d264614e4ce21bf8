/// What a worker answers to a request. The server passes it on only where ``AnswerRules`` allow it.
package struct WorkerAnswer: Hashable, Sendable {
    /// How long a stage took.
    struct StageTime: Hashable, Sendable, Codable {
        var stage: ServerMetrics.Stage
        /// Seconds.
        var seconds: Double
    }

    /// All but the body.
    struct Head: Hashable, Sendable, Codable {
        /// The HTTP status.
        var status: Int
        var mediaType: String
        /// Why the request is refused, as a name for the log; nil where it is not.
        var problem: String?
        /// The header `x-ms-error-code`, which Azure's clients read.
        var azureCode: String?
        /// Whether the same request gets the same answer again, so that it may be kept.
        var isRepeatable = false
        var times: [StageTime] = []
        /// Whether the request is none for this server, but for the one behind it.
        var isForUpstream = false
        /// The name of a kept file of which the question is asked that the body repeats; nil where the body is the answer.
        var storedID: String?
    }

    var head: Head
    var body: [UInt8]
}
