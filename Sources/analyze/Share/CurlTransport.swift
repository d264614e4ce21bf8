import Foundation
import LiveMessages

/// Carries requests with curl, which knows proxies and certificates as the system has them.
///
/// What is secret goes through a file that only its owner can read: everybody can see the arguments of a process.
struct CurlTransport: ConversationTransport {
    /// Redirections are not followed: a token is for the server that was named.
    private static let options = """
        silent
        show-error
        proto = "=http,https"
        connect-timeout = 20
        max-time = 300
        max-filesize = 64000000
        write-out = "\\n%{http_code}"

        """

    func answer(to request: ConversationRequest) async throws -> ConversationAnswer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "analyze-" + UUID().uuidString)
        let onlyOwner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: onlyOwner)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (body, output) = (folder.appending(path: "body"), folder.appending(path: "output"))
        let (config, errors) = (folder.appending(path: "config"), folder.appending(path: "errors"))
        var lines = Self.options
        lines += "url = \(Self.quoted(request.url))\ndata-binary = \(Self.quoted("@" + body.path))\n"
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            lines += "header = \(Self.quoted(name + ": " + value))\n"
        }
        try Data(request.body).write(to: body)
        try Data(lines.utf8).write(to: config)
        for file in [output, errors] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The person's own settings might add to the answer.
        process.arguments = ["curl", "--disable", "--config", "-"]
        process.standardInput = try FileHandle(forReadingFrom: config)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let status = try await Self.run(process)
        guard status == 0 else {
            throw MessageError(.deliveryFailed, try Self.reason(status: status, errors: errors))
        }
        return try Self.answer(in: try Data(contentsOf: output))
    }

    private static func run(_ process: Process) async throws -> Int32 {
        let (ends, ending) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { process in
            ending.yield(process.terminationStatus)
            ending.finish()
        }
        try process.run()
        return await ends.first { _ in true } ?? -1
    }

    private static func reason(status: Int32, errors: URL) throws -> String {
        guard status != 127 else { return "curl is needed to send: apt-get install curl" }
        let said = String(decoding: try Data(contentsOf: errors).prefix(500), as: UTF8.self)
        return "The server does not answer (\(said.trimmingCharacters(in: .whitespacesAndNewlines)))."
    }

    /// The body, and after it the status on a line of its own.
    private static func answer(in output: Data) throws -> ConversationAnswer {
        guard let end = output.lastIndex(of: UInt8(ascii: "\n")),
            let status = Int(String(decoding: output[(end + 1)...], as: UTF8.self))
        else { throw MessageError(.deliveryFailed, "curl's answer cannot be understood.") }
        return ConversationAnswer(status: status, body: Array(output[..<end]))
    }

    /// A value as curl's configuration has it.
    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"" + escaped.replacing("\r", with: "\\r") + "\""
    }
}
