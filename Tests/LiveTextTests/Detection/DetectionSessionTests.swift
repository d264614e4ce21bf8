import Testing

@testable import LiveText

@Suite struct DetectionSessionTests {
    /// A megabyte of amounts was once answered with 57 MB.
    @Test func anAnswerIsBounded() throws {
        var session = DetectionSession()
        let answer = session.answer(toText: String(repeating: "$1 ", count: 40_000))
        #expect(answer.truncated == true)
        #expect(try OrderedJSONEncoder().encode(answer).utf8.count < 2_000_000)
    }

    @Test func answersToManyLinesAreBoundedTogether() {
        var session = DetectionSession(maximumMatches: 3)
        let answers = (0..<3).map { _ in session.answer(toLine: #"{"text": "$1 and $2"}"#) }
        #expect(answers.map { $0.matches?.count } == [2, 1, 0])
        #expect(answers.map(\.truncated) == [nil, true, true])
    }

    @Test func aWholeAnswerSaysNothingOfIt() throws {
        var session = DetectionSession(types: [.ipAddress])
        let answer = try OrderedJSONEncoder().encode(session.answer(toText: "none"))
        #expect(answer == #"{"matches":[]}"#)
    }

    @Test(arguments: [
        (#"{"id": [], "text": "a"}"#, "“id”"), (#"{"id": 1.5, "text": "a"}"#, "“id”"), (#"{"id": 1}"#, "“text”"),
        ("x", "“text”"),
        (#"{"text": 5}"#, "“text”"),
    ])
    func saysWhatIsWrongWithALine(line: String, word: String) {
        var session = DetectionSession()
        let answer = session.answer(toLine: line)
        #expect(answer.matches == nil && answer.error?.code == "unreadableLine")
        #expect(answer.error?.message.contains(word) == true)
    }
}
