import Foundation
import LiveText
import Testing

@testable import LiveTextServer

struct AnalyzeFormTests {
    /// Answers with the image's bytes, or fails where they are "bad".
    private static let echo = FakeReader { image, options in
        guard image != Array("bad".utf8) else {
            throw ImageAnalysisFailure(code: "unreadableImage", message: "It is bad.")
        }
        return image + (options.format == .jsonl ? [10] : [])
    }

    @Test func oneFileIsAnsweredLikeABody() async throws {
        var form = Form()
        form.addFile("holiday \"1\".png".replacing("\"", with: "%22"), Data([0, 13, 10, 45, 45, 255]))
        form.add("languages", "de")
        let service = FakeReader()
        try await TestServer.with(service) { [form] server in
            let answer = try await server.ask("POST", "/v1/analyze", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 200 && answer.text == "{}")
        }
        let question = try #require(service.questions.first)
        #expect(question.image == [0, 13, 10, 45, 45, 255])
        #expect(question.name == "holiday %221%22.png")
        #expect(question.options.configuration.locales == ["de"])
    }

    @Test func severalFilesAreAnArrayInTheirOrder() async throws {
        var form = Form()
        for (name, content) in [("a.png", "1"), ("b.png", "bad"), ("c.png", "3")] {
            form.addFile(name, Data(content.utf8))
        }
        try await TestServer.with(Self.echo) { [form] server in
            let answer = try await server.ask("POST", "/v1/analyze", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 200)
            let array = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [Any])
            #expect(array.count == 3 && array.first as? Int == 1 && array.last as? Int == 3)
            let failed = try #require(array[1] as? [String: Any])
            #expect(failed["image"] as? String == "b.png")
            #expect((failed["error"] as? [String: String])?["code"] == "unreadableImage")
        }
    }

    @Test func severalFilesAsLinesAndAsText() async throws {
        var form = Form()
        form.addFile("a.png", Data("1".utf8))
        form.addFile("b.png", Data("2".utf8))
        try await TestServer.with(Self.echo) { [form] server in
            let type = ["Content-Type": form.type]
            let lines = try await server.ask("POST", "/v1/analyze?format=jsonl", type, body: form.body)
            #expect(lines.text == "1\n2\n")
            let text = try await server.ask("POST", "/v1/analyze?format=text", type, body: form.body)
            #expect(text.text == "==> a.png <==\n1\n==> b.png <==\n2")
            let drawing = try await server.ask("POST", "/v1/analyze?format=svg", type, body: form.body)
            #expect(drawing.status == 400 && drawing.code == "invalidOption")
        }
    }

    @Test func fieldsOfTheFormWinOverTheQuery() async throws {
        var form = Form()
        form.addFile("a.png", Data("1".utf8))
        form.add("page", "2")
        let service = FakeReader()
        try await TestServer.with(service) { [form] server in
            let type = ["Content-Type": form.type]
            let answer = try await server.ask("POST", "/v1/analyze?page=7&region=GB", type, body: form.body)
            #expect(answer.status == 200, "\(answer.text)")
        }
        #expect(service.questions.first?.options.configuration.page == 2)
        #expect(service.questions.first?.options.configuration.dataOptions?.defaultRegion == "GB")
    }

    @Test func formsThatAreNone() async throws {
        var empty = Form()
        empty.add("page", "2")
        let bodies = [
            ("multipart/form-data", "x"), ("multipart/form-data; boundary=", "x"),
            ("multipart/form-data; boundary=abc", "no boundary at all"),
            (
                "multipart/form-data; boundary=abc",
                "--abc\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nno end"
            ),
            ("multipart/form-data; boundary=abc", "--abc\r\nno header\r\n\r\nx\r\n--abc--"),
            ("multipart/form-data; boundary=abc", "--abc\r\nContent-Type: image/png\r\n\r\nx\r\n--abc--"),
            (empty.type, String(decoding: empty.body, as: UTF8.self)),
        ]
        try await TestServer.with { server in
            for (type, body) in bodies {
                let answer = try await server.ask(
                    "POST", "/v1/analyze", ["Content-Type": type], body: Data(body.utf8))
                #expect(answer.status == 400 && answer.code == "invalidRequest", "\(type) \(body)")
            }
        }
    }

    @Test func curlSendsFormsToo() async throws {
        let service = FakeReader()
        let file = Sample.root.appending(path: "SampleImages/slide.png")
        try await TestServer.with(service) { server in
            let curl = try await Curl.run(
                "-sS", "-F", "file=@\(file.path)", "-F", "page=1", url: try server.url("/v1/analyze"))
            #expect(curl == "{}")
        }
        #expect(service.questions.first?.name == "slide.png")
        #expect(service.questions.first?.image == [UInt8](try Data(contentsOf: file)))
    }
}
