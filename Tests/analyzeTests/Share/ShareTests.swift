import Foundation
import Testing

/// `analyze share` to a real server, as people run both.
@Suite(.timeLimit(.minutes(5))) struct ShareTests {
    /// A server that keeps conversations.
    private static func with(_ body: @Sendable (ServedTool) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "conversations.db").path
            try await ServedTool.with("--in-process", "--conversations", file, body: body)
        }
    }

    private static func link(in errors: String) throws -> String {
        String(try #require(errors.firstMatch(of: /http:\S+\/c\/[\w-]{22}#t=[\w-]{43}/)).0)
    }

    /// What the conversation of a link has.
    private static func messages(at link: String) async throws -> [[String: Any]] {
        let parts = try #require(link.firstMatch(of: /(http:.*)\/c\/([\w-]+)#t=([\w-]+)/))
        let url = "\(parts.1)/v1/conversations/\(parts.2)/messages"
        let run = try await Tool.shell("curl -sS -H 'Authorization: Bearer \(parts.3)' '\(url)'")
        return try #require(try run.objects.first?["messages"] as? [[String: Any]])
    }

    @Test func aPictureIsThereAlive() async throws {
        try await Self.with { server in
            let photo = Tool.sample("card-business.jpg")
            let first = try await Tool.run(
                "share", photo, "--to", server.url("/c/new"), "--name", "Ada", "--comment", "Look", "--preview", "full")
            #expect(first.status == 0, "\(first.errors)")
            #expect(first.output.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/m\/[\w-]{22}\n/) != nil)
            let link = try Self.link(in: first.errors)
            // The same person once more, from standard input.
            let again = try await Tool.run(
                "share", "-", "--to", link, input: try Data(contentsOf: URL(filePath: photo)))
            #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
            let messages = try await Self.messages(at: link)
            #expect(messages.count == 2)
            let message = try #require(messages.first)
            #expect((message["layout"] as? [String: Any])?["app"] as? String == "picture")
            #expect(message["comment"] as? String == "Look")
            #expect((message["summaryText"] as? String)?.contains("206") == true)
            let page = first.output.trimmingCharacters(in: .newlines)
            let html = try await Tool.shell("curl -sS '\(page)'").output
            #expect(html.contains("og:image") && html.contains("206"))
        }
    }

    @Test func anInvitationIsJoined() async throws {
        try await Self.with { server in
            let photo = Tool.sample("card-business.jpg")
            let owner = try Self.link(
                in: try await Tool.run("share", photo, "--to", server.url("/c/new")).errors)
            let parts = try #require(owner.firstMatch(of: /(http:.*)\/c\/([\w-]+)#t=([\w-]+)/))
            let invite = """
                curl -sS -H 'Authorization: Bearer \(parts.3)' -H 'Content-Type: application/json' -d '{}' \
                '\(parts.1)/v1/conversations/\(parts.2)/invitations'
                """
            let invitation = try #require(try await Tool.shell(invite).objects.first?["url"] as? String)
            let joined = try await Tool.run("share", photo, "--to", invitation, "--name", "Ben")
            #expect(joined.status == 0, "\(joined.errors)")
            let messages = try await Self.messages(at: owner)
            #expect(Set(messages.compactMap { $0["senderParticipantIdentifier"] as? String }).count == 2)
            // An invitation for one is used up.
            let late = try await Tool.run("share", photo, "--to", invitation, "--name", "Eve")
            #expect(late.status == 1 && late.errors.contains("did not take it"), "\(late.errors)")
        }
    }

    @Test func whatCannotBeSentIsAClearError() async throws {
        try await Self.with { server in
            for (photo, link, reason) in [
                (Tool.sample("card-business.jpg"), "http://127.0.0.1:1/c/new", "does not answer"),
                (Tool.sample("card-business.jpg"), server.url("/m/new"), "no link to a conversation"),
                (Tool.sample("card-business.jpg"), server.url("/c/aaaaaaaaaaaaaaaaaaaaaa#t=bbb"), "token"),
                (Tool.sample("README.md"), server.url("/c/new"), "did not take it"),
                ("no-such.jpg", server.url("/c/new"), "no-such.jpg cannot be read"),
            ] {
                let run = try await Tool.run("share", photo, "--to", link)
                #expect(run.status == 1 && run.output.isEmpty)
                #expect(run.errors.hasPrefix("analyze: ") && run.errors.contains(reason), "\(run.errors)")
                #expect(!run.errors.contains("bbb"))
            }
        }
    }

    /// Everybody sees the arguments of a process.
    @Test func secretsAreNoArguments() async throws {
        try await TemporaryFolder.with { folder in
            let fake = folder.appending(path: "curl")
            try Data("#!/bin/sh\necho \"$@\" > \"$0.arguments\"\ncat > \"$0.input\"\nexit 7\n".utf8).write(to: fake)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
            let run = try await Tool.shell(
                "PATH='\(folder.path)':$PATH \"$TOOL\" share '\(Tool.sample("card-business.jpg"))' --to 'http://a/c/C#t=SECRET'"
            )
            #expect(run.status == 1)
            #expect(
                try !String(contentsOf: fake.appendingPathExtension("arguments"), encoding: .utf8).contains("SECRET"))
            #expect(try String(contentsOf: fake.appendingPathExtension("input"), encoding: .utf8).contains("SECRET"))
        }
    }
}
