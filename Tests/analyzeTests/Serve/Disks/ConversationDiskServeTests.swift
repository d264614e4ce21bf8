import Foundation
import Testing

/// Conversations on a disk that is full, or that nobody can write: clear errors, nothing that was acknowledged is lost, what
/// can be read is read, and it goes on when there is room again.
@Suite(.timeLimit(.minutes(3))) struct ConversationDiskServeTests {
    /// What was acknowledged, by the order in which it was.
    private struct Sent {
        var texts: [String] = []
        var refused: (text: String, key: String)?
    }

    /// A text that begins with its number and is longer than a page.
    private static func text(_ number: Int) -> String {
        String(format: "%08d", number) + String(repeating: "a", count: 9000)
    }

    /// Sends until the server refuses, which a full disk has to come to soon.
    private static func sendUntilRefused(_ ada: Talker, _ server: ServedTool, _ sent: inout Sent) async throws {
        let first = sent.texts.count
        for number in first..<first + 40 {
            let (text, key) = (text(number), "key-\(number)")
            let answer = try await ada.say(text, key: key, to: server)
            if answer.status != 201 {
                sent.refused = (text, key)
                #expect(answer.status == 507 && answer.object["code"] as? String == "storageFull", "\(answer)")
                let detail = answer.object["detail"] as? String
                #expect(detail?.hasSuffix("Whoever runs the server has to make room.") == true)
                return
            }
            sent.texts.append(String(text.prefix(8)))
        }
        Issue.record("The disk was never full.")
    }

    @Test(arguments: SmallDisk.Kind.available) func aFullDiskLosesNothing(kind: SmallDisk.Kind) async throws {
        try await SmallDisk.with(kind) { disk in
            let file = disk.path("conversations.db")
            try await ServedTool.with("--in-process", "--conversations", file, prefix: disk.prefix) { server in
                let ada = try await Talker(at: server)
                var sent = Sent()
                for number in 0..<5 {
                    let answer = try await ada.say(Self.text(number), key: "key-\(number)", to: server)
                    #expect(answer.status == 201, "\(answer)")
                    sent.texts.append(String(Self.text(number).prefix(8)))
                }
                try await disk.fill(server)
                try await Self.sendUntilRefused(ada, server, &sent)
                // It stays so, also for who begins something, and who runs it can read why.
                let other = try await Talker.ask(server, "POST", "/v1/conversations", #"{"title": "Another"}"#)
                #expect(other.status == 507 && other.object["code"] as? String == "storageFull", "\(other)")
                #expect(try server.lines.contains { $0.contains("storageFull") && $0.contains("SQLite error") })
                // What can be done without room is done.
                #expect(try await ada.texts(of: server).texts == sent.texts)
                #expect(try await ada.ask(server).object["messageCount"] as? Int == sent.texts.count)
                let events = try await Tool.shell(
                    """
                    curl -sS -m 2 -H 'Authorization: Bearer \(ada.token)' \
                        '\(server.url("/v1/conversations/\(ada.conversation)/events?after=0"))'
                    """
                ).output
                #expect(events.matches(of: /event: message\n/).count == sent.texts.count)
                for path in ["/healthz", "/c/new", "/live-messages.js"] {
                    #expect(try await Talker.ask(server, "GET", path).status == 200)
                }
                // With room again the same request is taken, once.
                try await disk.makeRoom(server)
                let late = try #require(sent.refused)
                #expect(try await ada.say(late.text, key: late.key, to: server).status == 201)
                #expect(try await ada.say(late.text, key: late.key, to: server).status == 200)
                let found = try await ada.texts(of: server)
                #expect(found.texts == sent.texts + [String(late.text.prefix(8))])
                // The first number is Ada's coming; there is no gap.
                #expect(found.numbers == Array(2..<2 + found.texts.count))
                kill(server.id, SIGTERM)
                #expect(await server.status == 0)
            }
        }
    }

    /// The server is killed on a full disk. It says why it cannot begin there, and has everything once there is room.
    @Test(arguments: SmallDisk.Kind.available) func aKillOnAFullDiskLosesNothing(kind: SmallDisk.Kind) async throws {
        try await SmallDisk.with(kind) { disk in
            let file = disk.path("conversations.db")
            let (ada, sent) = try await fillAndKill(disk, file)
            if kind == .memory {
                let run = try await Self.start(on: disk, file)
                #expect(run.status == 64 && run.errors.contains("make room on the disk."), "\(run)")
                try await disk.makeRoom()
            }
            try await ServedTool.with("--in-process", "--conversations", file, prefix: disk.prefix) { server in
                #expect(try await ada.texts(of: server).texts == sent.texts)
                let late = try #require(sent.refused)
                #expect(try await ada.say(late.text, key: late.key, to: server).status == 201)
                #expect(try await ada.texts(of: server).texts == sent.texts + [String(late.text.prefix(8))])
            }
        }
    }

    private func fillAndKill(_ disk: SmallDisk, _ file: String) async throws -> (Talker, Sent) {
        try await ServedTool.with("--in-process", "--conversations", file, prefix: disk.prefix) { server in
            let ada = try await Talker(at: server)
            var sent = Sent()
            #expect(try await ada.say(Self.text(0), key: "key-0", to: server).status == 201)
            sent.texts.append(String(Self.text(0).prefix(8)))
            try await disk.fill(server)
            try await Self.sendUntilRefused(ada, server, &sent)
            kill(server.id, SIGKILL)
            _ = await server.status
            return (ada, sent)
        }
    }

    /// A server that is to end by itself; one that runs is told to end, which is status 0.
    private static func start(on disk: SmallDisk, _ file: String) async throws -> Tool.Run {
        try await disk.run(
            "timeout -s TERM 20 '\(Tool.url.path)' serve --in-process --port 0 --conversations '\(file)'")
    }

    @Test(.enabled(if: SmallDisk.Kind.available.contains(.memory))) func aDiskThatCannotBeUsedIsAClearError()
        async throws
    {
        try await SmallDisk.with(.memory) { disk in
            let file = disk.path("conversations.db")
            _ = try await disk.run("cat /dev/zero > '\(disk.path("filler"))'")
            let full = try await Self.start(on: disk, file)
            #expect(full.status == 64 && full.output.isEmpty)
            #expect(full.errors.hasPrefix("analyze: The conversations in \(file) cannot be used"))
            #expect(full.errors.contains("make room on the disk."), "\(full.errors)")
            try await disk.makeRoom()
            // What the failure left is no obstacle.
            let ada = try await ServedTool.with("--in-process", "--conversations", file, prefix: disk.prefix) {
                server in
                let ada = try await Talker(at: server)
                #expect(try await ada.say(Self.text(0), key: "key", to: server).status == 201)
                kill(server.id, SIGTERM)
                #expect(await server.status == 0)
                return ada
            }
            try await disk.setReadOnly(true)
            let readOnly = try await Self.start(on: disk, file)
            #expect(readOnly.status == 64)
            #expect(
                readOnly.errors.contains("cannot be written (Read-only file system): check the folder, its permissions")
            )
            try await disk.setReadOnly(false)
            try await ServedTool.with("--in-process", "--conversations", file, prefix: disk.prefix) { server in
                let texts = try await ada.texts(of: server).texts
                #expect(texts == ["00000000"])
            }
        }
    }
}
