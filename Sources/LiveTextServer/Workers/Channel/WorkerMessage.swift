internal import LiveText

/// What the server and a worker process say to each other. Bytes, where there are any, follow the message.
///
/// The process says `ready` once it can take a request. It answers each request with `document` or `failure`, and says
/// `ready` again once nothing of that request is left running.
enum WorkerMessage: Sendable, Codable {
    /// To the process: read the image that follows.
    case analyze(AnalysisRequest)
    /// To the process: the answer to the request is no longer wanted.
    case cancel
    case ready
    /// The document follows; these are its stages' times.
    case document(AnalysisTimings?)
    case failure(ImageAnalysisFailure)
}
