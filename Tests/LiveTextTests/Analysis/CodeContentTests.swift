import Testing

@testable import LiveText

@Suite struct CodeContentTests {
    @Test(arguments: [
        ("https://example.com/a?b=c#d", CodeContent.url("https://example.com/a?b=c#d")),
        ("HTTP://EXAMPLE.COM/A", .url("HTTP://EXAMPLE.COM/A")),
        ("http://example.com", .url("http://example.com")),
        ("https://", .text), ("http:example", .text), ("https://exa mple.com", .text),
        ("javascript:alert(1)//https://example.com", .text), ("see https://example.com", .text),
        ("ftp://example.com", .text), ("4006381333931", .text), ("", .text),
    ])
    func payload(text: String, expected: CodeContent) {
        #expect(code(text).content == expected)
    }

    @Test func bytesAreBinary() {
        #expect(code(nil).content == .binary)
    }

    private func code(_ payload: String?) -> Code {
        Code(
            symbology: .qr, payload: payload, payloadBytes: [1], quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)))
    }
}
