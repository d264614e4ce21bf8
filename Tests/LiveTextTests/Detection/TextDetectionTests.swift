import Testing

@testable import LiveText

@Suite struct TextDetectionTests {
    /// A megabyte of amounts was once answered with 57 MB.
    @Test func anAnswerIsBounded() throws {
        var detection = TextDetection()
        let answer = detection.answer(toText: String(repeating: "$1 ", count: 40_000))
        #expect(answer.truncated == true)
        #expect(try OrderedJSONEncoder().encode(answer).utf8.count < 2_000_000)
    }

    @Test func answersToManyLinesAreBoundedTogether() {
        var detection = TextDetection(maximumMatches: 3)
        let answers = (0..<3).map { _ in detection.answer(toLine: #"{"text": "$1 and $2"}"#) }
        #expect(answers.map { $0.matches?.count } == [2, 1, 0])
        #expect(answers.map(\.truncated) == [nil, true, true])
    }

    @Test func aWholeAnswerSaysNothingOfIt() throws {
        var detection = TextDetection(types: [.ipAddress])
        let answer = try OrderedJSONEncoder().encode(detection.answer(toText: "none"))
        #expect(answer == #"{"matches":[]}"#)
    }

    @Test(arguments: [
        (#"{"id": [], "text": "a"}"#, "“id”"), (#"{"id": 1.5, "text": "a"}"#, "“id”"), (#"{"id": 1}"#, "“text”"),
        ("x", "“text”"),
        (#"{"text": 5}"#, "“text”"),
    ])
    func saysWhatIsWrongWithALine(line: String, word: String) {
        var detection = TextDetection()
        let answer = detection.answer(toLine: line)
        #expect(answer.matches == nil && answer.error?.code == "unreadableLine")
        #expect(answer.error?.message.contains(word) == true)
    }
}
