/// What numbering plans said of the numbers of one text, each asked once: receipts and letters repeat their numbers.
final class PhoneAnswers {
    private struct Question: Hashable {
        let digits: String
        let hasPlus: Bool
        let region: String
    }

    private var answers: [Question: PhoneLibrary.Match?] = [:]

    /// A stretch as one number, if the plan has it. The stretch is plain: its digits alone say what it is, and a plan
    /// reads these in a fraction of the time that it needs for the punctuation between them, or for a search in it.
    func number(_ digits: String, hasPlus: Bool, _ library: PhoneLibrary) -> PhoneLibrary.Match? {
        let question = Question(digits: digits, hasPlus: hasPlus, region: library.region)
        if let known = answers[question] { return known }
        let answer = library.number(hasPlus ? "+" + digits : digits)
        answers[question] = .some(answer)
        return answer
    }
}
