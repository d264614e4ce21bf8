internal import LiveText

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
        /// How many bytes at the end of the body are a PDF that goes with the answer; nil where there is none.
        var attachedBytes: Int?
    }

    var head: Head
    var body: [UInt8]

    /// Adds a PDF.
    mutating func attach(_ document: [UInt8]) {
        body += document
        head.attachedBytes = document.count
    }

    /// Takes the PDF off, as an answer of its own; nil where there is none.
    mutating func takeAttached() -> WorkerAnswer? {
        guard let count = head.attachedBytes, (0...body.count).contains(count) else { return nil }
        let document = Array(body.suffix(count))
        body.removeLast(count)
        head.attachedBytes = nil
        return WorkerAnswer(head: Head(status: 200, mediaType: AnalysisFormat.pdf.mediaType), body: document)
    }
}
