internal import LiveMessages

/// `{"answer"}`: what somebody answers to an invitation to an event.
struct AnswerBody: Decodable, Sendable {
    /// Nil takes an answer back.
    let answer: MessageAnswer?

    private enum CodingKeys: String, CodingKey {
        case answer
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        guard members.contains(.answer) else { throw InvalidMessage("“answer” is missing.") }
        guard let name = try members.line(.answer, longest: 20) else {
            answer = nil
            return
        }
        guard let answer = MessageAnswer(rawValue: name) else {
            throw InvalidMessage("“answer” is accepted, declined, tentative or null.")
        }
        self.answer = answer
    }
}
