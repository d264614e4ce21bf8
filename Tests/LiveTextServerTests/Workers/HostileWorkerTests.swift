import Foundation
import Testing

@testable import LiveTextServer

/// A worker that was taken over says what it likes. Here it is a script that speaks the workers' language.
@Suite(.serialized, .timeLimit(.minutes(1))) struct HostileWorkerTests {
    /// What it says to the first request; afterwards it would take another.
    private static func script(_ head: String, length: String) -> String {
        """
        #!/usr/bin/env python3
        import socket, struct, time
        server = socket.socket(fileno=0)
        def say(message, announced=0, body=b""):
            server.sendall(struct.pack("<II", len(message), announced) + message + body)
        say(b'{"ready":{"_0":[]}}')
        server.recv(1 << 20)
        say(b'{"began":{}}')
        say(b'''{"answer":{"_0":\(head)}}''', \(length), b"x" * 100)
        say(b'{"ready":{"_0":[]}}')
        time.sleep(60)
        """
    }

    @Test(arguments: [
        (#"{"status":200,"mediaType":"text/javascript","isRepeatable":true,"times":[]}"#, "100"),
        (#"{"status":302,"mediaType":"application/json","isRepeatable":true,"times":[]}"#, "100"),
        (#"{"status":200,"mediaType":"application/json","isRepeatable":true,"times":[]}"#, "4000000000"),
        (#"{"status":200}"#, "100"), ("7", "100"),
    ])
    func itsAnswerIsNotPassedOn(head: String, length: String) async throws {
        let script = FileManager.default.temporaryDirectory.appending(path: "worker-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: script) }
        try Data(Self.script(head, length: length).utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
        let settings = TestWorkers.settings { $0.executable = script.path }
        try await TestServer.with(WorkerProcesses(count: 1, settings: settings)) { server in
            try await eventually { try await server.ask("GET", "/readyz").status == 200 }
            let answer = try await server.analyze()
            #expect([422, 500].contains(answer.status), "\(answer.text)")
            #expect(answer.headers["content-type"] == "application/problem+json")
        }
    }
}
