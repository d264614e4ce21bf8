import Testing

@testable import LiveTextServer

struct MultipartFormTests {
    private func parts(_ text: String, boundary: String = "b", limit: Int = 10) throws -> [(String, String)] {
        try MultipartForm(Array(text.utf8), boundary: boundary, limit: limit).parts
            .map { ($0.name, String(decoding: $0.body, as: UTF8.self)) }
    }

    private let head = "Content-Disposition: form-data; name=\"x\"\r\n\r\n"

    /// RFC 2046, 5.1.1: a preamble, an epilogue, and blanks after a boundary count for nothing.
    @Test func readsWhatTheStandardAllows() throws {
        let form = "preamble\r\n--b \t\r\n\(head)one\r\n--b\r\n\(head)\r\n--b--\r\nepilogue --b"
        let found = try parts(form)
        #expect(found.map(\.0) == ["x", "x"] && found.map(\.1) == ["one", ""])
    }

    @Test func bodiesMayLookAlmostLikeBoundaries() throws {
        let body = "\r\n-b\r\n--a\r\n\r--b"
        #expect(try parts("--b\r\n\(head)\(body)\r\n--b--").map(\.1) == [body])
    }

    @Test(arguments: [
        "", "--b", "--b\r\n", "--b--x", "--bc\r\n\r\n--b--", "--b\r\n\r\n\r\n--b", "\r\n--b\r\n\r\n\r\n\r\n--b-",
    ])
    func refusesOrFindsNothing(text: String) {
        #expect(((try? parts(text)) ?? []).isEmpty)
    }

    /// Cut anywhere, a form is refused and nothing traps.
    @Test func cutForms() {
        let form = "--b\r\n\(head)one\r\n--b\r\n\(head)two\r\n--b--"
        for length in 0..<form.utf8.count {
            #expect(throws: Problem.self) { try parts(String(decoding: form.utf8.prefix(length), as: UTF8.self)) }
        }
    }

    @Test func countsParts() throws {
        let form = String(repeating: "--b\r\n\(head)one\r\n", count: 3) + "--b--"
        #expect(try parts(form, limit: 3).count == 3)
        #expect(throws: Problem.self) { try parts(form, limit: 2) }
    }
}
