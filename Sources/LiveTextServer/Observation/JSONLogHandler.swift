internal import Foundation
internal import LiveText
package import Logging

/// Writes log messages, an object a line.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?

    private let output: LogOutput

    /// Logs what is at least as severe as `level`, one line each, to `output`.
    package init(level: Logger.Level, output: LogOutput) {
        logLevel = level
        self.output = output
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        var fields = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
        fields.merge(event.metadata ?? [:]) { $1 }
        if let error = event.error { fields["error"] = "\(error)" }
        let record = Record(level: event.level.rawValue, message: event.message.description, fields: fields)
        guard let line = try? OrderedJSONEncoder().encode(record) else { return }
        output.write(line + "\n")
    }

    private struct Record: Encodable {
        let level: String
        let message: String
        let fields: Logger.Metadata

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(Date.now.formatted(.iso8601), forKey: Key(stringValue: "time"))
            try container.encode(level, forKey: Key(stringValue: "level"))
            try container.encode(message, forKey: Key(stringValue: "message"))
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
                let key = Key(stringValue: name)
                switch value {
                case .stringConvertible(let number as Int): try container.encode(number, forKey: key)
                case .stringConvertible(let number as Double): try container.encode(number, forKey: key)
                default: try container.encode(value.description, forKey: key)
                }
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}
