import Logging
import Synchronization

/// What was logged.
final class RecordedLog: Sendable {
    private let state = Mutex<[String]>([])

    /// Message and metadata of each event, as text.
    var lines: [String] { state.withLock { $0 } }

    func add(_ line: String) {
        state.withLock { $0.append(line) }
    }
}

struct RecordingLogHandler: LogHandler {
    let log: RecordedLog
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        log.add("\(event.level) \(event.message) \(metadata) \(event.metadata ?? [:])")
    }
}
