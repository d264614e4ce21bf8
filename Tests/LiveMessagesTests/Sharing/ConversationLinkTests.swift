import LiveMessages
import Testing

struct ConversationLinkTests {
    private static let token = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA"
    private static let id = "AbCdEf-_0123456789AbCd"

    @Test(arguments: [
        "http://localhost:8080", "https://chat.example.org", "https://example.org/live/text", "http://[::1]:90",
    ])
    func whatTheServerGivesIsRead(server: String) throws {
        let joined = try ConversationLink("\(server)/c/\(Self.id)#i=\(Self.token)")
        #expect(joined.server == server)
        #expect(joined.entry == .invitation(conversation: Self.id, secret: Self.token))
        let taken = try ConversationLink("\(server)/c/\(Self.id)#t=\(Self.token)&picture=\(Self.id)")
        #expect(taken.entry == .participant(conversation: Self.id, token: Self.token))
        #expect(taken.description == "\(server)/c/\(Self.id)#t=\(Self.token)")
        #expect(try ConversationLink("\(server)/c/new").entry == .new)
        #expect(try ConversationLink(joined.description) == joined)
    }

    @Test(arguments: [
        "", "c/new", "/c/new", "localhost:8080/c/new", "file:///c/new", "javascript:alert(1)//c/new", "http:///c/new",
        "http://a/c/", "http://a/c/AbC", "http://a/c/AbC#m=AbC", "http://a/c/AbC#t=", "http://a/c/AbC#t=a b",
        "http://a/c/AbC#t=a%20b", "http://a/c/AbC#t=ä", "http://a/c/../etc#t=a", "http://a/c/AbC?x=1#t=AbC",
        "http://ada:secret@a/c/new", "http://a/c/new\nHost: b", "http://a/m/AbC", "http://a/c/AbC#T=AbC",
        "http://a/" + String(repeating: "x", count: 5000) + "/c/new",
        "http://a/c/AbC#t=" + String(repeating: "x", count: 65),
    ])
    func whatIsNoLinkIsRefused(text: String) {
        let error = #expect(throws: MessageError.self) { try ConversationLink(text) }
        #expect(error?.code == .invalidLink)
        // It may hold a secret.
        #expect(error?.message.contains("AbC") == false)
    }
}
