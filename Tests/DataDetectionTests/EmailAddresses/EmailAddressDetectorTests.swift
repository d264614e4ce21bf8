import Testing

@testable import DataDetection

@Suite struct EmailAddressDetectorTests {
    private func emails(_ text: String) -> [DataMatch] {
        DataDetector(types: [.emailAddress]).matches(in: text)
    }

    @Test(arguments: [
        ("Write to info@example.com.", "info@example.com"),
        ("<first.last+tag@mail.example.co.uk>", "first.last+tag@mail.example.co.uk"),
        ("E:INFO@EXAMPLE.COM.MY", "INFO@EXAMPLE.COM.MY"),
        ("email=a_b-c@example.org;", "a_b-c@example.org"),
        ("'o'neil@example.com'", "o'neil@example.com"),
        ("jürgen@müller.de", "jürgen@müller.de"),
        ("お問い合わせはinfo@example.jpまで", "info@example.jp"),
        ("｜test@example.com｜", "test@example.com"),
    ])
    func findsAddresses(text: String, expected: String) {
        #expect(emails(text).map(\.text) == [expected])
    }

    @Test(arguments: [
        "user@", "@example", "user@localhost", "j_9@129.126.118.1", "a@b.invalid", "name@example..com",
        "x.@example.com",
        "@", "a@-example.com", "ssh://git@example.com", "git@example.com:a/b.git", "Follow us\n@example.com",
        "\(String(repeating: "a", count: 65))@example.com",
    ])
    func leavesOthersAlone(text: String) {
        #expect(emails(text).isEmpty)
    }

    @Test func takesTheSchemeIn() throws {
        let match = try #require(emails("(mailto:foo@example.com)").first)
        #expect(match.text == "mailto:foo@example.com")
        #expect(match.value == .emailAddress("foo@example.com"))
    }

    @Test(arguments: [
        ("Mail jane.doe@\nexample.com today", "jane.doe@example.com"),
        ("Mail jane.doe\n@example.com today", "jane.doe@example.com"),
        ("Mail jane.doe@example.\ncom today", "jane.doe@example.com"),
        ("jane.doe@exam-\nple-shop.com", "jane.doe@exam-ple-shop.com"),
        ("jane_\ndoe@example.com", "jane_doe@example.com"),
    ])
    func followsAnAddressIntoTheNextLine(text: String, expected: String) {
        #expect(emails(text).map(\.value) == [.emailAddress(expected)])
    }

    @Test func endsAnAddressWithItsSentence() {
        #expect(emails("Write to jane@example.com.\ncom is an ending").map(\.text) == ["jane@example.com"])
        #expect(emails("See page 5.\njane@example.com").map(\.text) == ["jane@example.com"])
    }
}
