/// What the server and a worker process say to each other. Bytes, where there are any, follow the message.
///
/// The process says `ready` once it can take a request. It says `began` when it has the whole of one, `answer`, and `ready` again
/// once nothing of that request is left running.
enum WorkerMessage: Sendable, Codable {
    /// To the process: answer the request, whose body follows.
    case request(WorkerRequest)
    /// To the process: the answer to the request is no longer wanted.
    case cancel
    /// What the process could not give up on this system comes with it.
    case ready([String])
    case began
    /// The answer's body follows.
    case answer(WorkerAnswer.Head)
}
