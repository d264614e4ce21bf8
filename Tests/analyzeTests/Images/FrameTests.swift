import Foundation
import Testing

/// Frames on standard input and output: a length, a header, and as many bytes as that says.
@Suite struct FrameTests {
    private let label = Tool.sample("label-product.jpg")

    private static func frame(_ header: String, _ bytes: Data = Data()) -> Data {
        withUnsafeBytes(of: UInt32(header.utf8.count).littleEndian) { Data($0) } + Data(header.utf8) + bytes
    }

    private struct Answer {
        let header: [String: Any]
        let body: [String: Any]
        var code: String? { (body["error"] as? [String: String])?["code"] }
    }

    /// Takes the output apart again; what is left over fails.
    private func answers(to input: Data, _ arguments: String...) async throws -> (answers: [Answer], status: Int32) {
        let run = try await Tool.run(
            "--stream", "--frames", "--ordered", "--types", "codes", "--max-bytes", arguments.first ?? "1000000",
            input: input)
        var rest = Data(run.output.utf8)
        var answers: [Answer] = []
        func take(_ count: Int) throws -> Data {
            try #require(rest.count >= count)
            defer { rest = Data(rest.dropFirst(count)) }
            return Data(rest.prefix(count))
        }
        func object(_ data: Data) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        while !rest.isEmpty {
            let header = try object(try take(try take(4).reversed().reduce(0) { $0 << 8 | Int($1) }))
            answers.append(Answer(header: header, body: try object(try take(try #require(header["size"] as? Int)))))
        }
        return (answers, run.status)
    }

    @Test func eachFrameHasItsAnswer() async throws {
        let image = try Data(contentsOf: URL(filePath: label))
        let (answers, status) = try await answers(
            to: Self.frame(#"{"id": 1, "size": \#(image.count)}"#, image)
                + Self.frame(#"{"id": "b", "path": "\#(label)"}"#)
                + Self.frame(#"{"size": 0}"#) + Self.frame(#"{"id": 4, "size": 3}"#, Data("no\n".utf8)))
        #expect(status == 1 && answers.count == 4)
        #expect(
            answers.map { $0.header["id"] as? Int } == [1, nil, nil, 4] && answers[1].header["id"] as? String == "b")
        #expect(answers.prefix(2).allSatisfy { ($0.body["codes"] as? [Any])?.count == 1 })
        #expect(
            answers[0].body["id"] as? Int == 1 && answers[0].body["image"] == nil
                && answers[1].body["image"] as? String == label)
        #expect(answers.map(\.code) == [nil, nil, "unreadableImage", "unsupportedFormat"])
    }

    @Test func imagesThatAreTooLargeArePassedOver() async throws {
        let (answers, _) = try await answers(
            to: Self.frame(#"{"id": 1, "size": 3000000}"#, Data(count: 3_000_000))
                + Self.frame(#"{"id": 2, "path": "/missing"}"#), "1000")
        #expect(answers.map(\.code) == ["imageTooLarge", "unreadableImage"])
    }

    @Test(arguments: [
        Data([1]), Data([255, 255, 255, 255]), Data([4, 0, 0, 0]) + Data("null".utf8), frame("{}"), frame("[]"),
        frame(#"{"size": -1}"#), frame(#"{"size": 1.5}"#), frame(#"{"size": 99999999999999999999}"#),
        frame(#"{"size": 1, "path": "a"}"#), frame(#"{"size": 5}"#, Data("abc".utf8)),
        frame(#"{"size": 9223372036854775807}"#, Data("abc".utf8)), frame("{\"size\": 1"), Data([9, 0, 0, 0, 0x7B]),
    ])
    func whatIsNoFrameEndsTheStream(broken: Data) async throws {
        let (answers, status) = try await answers(to: Self.frame(#"{"id": 1, "path": "/missing"}"#) + broken)
        #expect(answers.map(\.code) == ["unreadableImage", "unreadableFrame"] && status == 1)
        #expect(
            (answers.last?.body["error"] as? [String: String])?["message"]?.hasSuffix("Nothing after it is read.")
                == true)
    }

    @Test func framesBelongToAStream() async throws {
        #expect(try await Tool.run("--frames", "a.png").status == 64)
        #expect(try await answers(to: Data()).status == 0)
    }
}
