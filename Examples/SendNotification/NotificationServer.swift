import Foundation
import RichText

/// The desktop's notification server, spoken to through GLib's `gdbus`.
enum NotificationServer {
    /// What the server can show.
    static func capabilities() throws -> Set<String> {
        // Such as (['body', 'body-markup'],).
        let answer = try call("GetCapabilities", [])
        return Set(
            answer.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
                index % 2 == 1 ? String(part) : nil
            })
    }

    static func send(_ notification: DesktopNotification) throws {
        let hints = notification.hints.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): <\(quoted($0.value))>" }
        _ = try call(
            "Notify",
            [
                quoted(notification.appName), "uint32 \(notification.replacesID)", quoted(notification.appIcon),
                quoted(notification.summary), quoted(notification.body),
                "@as [\(notification.actions.map(quoted).joined(separator: ", "))]",
                "@a{sv} {\(hints.joined(separator: ", "))}", "int32 \(notification.expireTimeout)",
            ])
    }

    /// A string as GVariant's text format has it.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "'", "\\": "\\\(character)"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "'\(escaped.joined())'"
    }

    private static func call(_ method: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/gdbus")
        process.arguments =
            [
                "call", "--session", "--dest", "org.freedesktop.Notifications", "--object-path",
                "/org/freedesktop/Notifications", "--method", "org.freedesktop.Notifications.\(method)", "--",
            ] + arguments
        process.standardOutput = output
        try process.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: answer, as: UTF8.self)
    }
}
