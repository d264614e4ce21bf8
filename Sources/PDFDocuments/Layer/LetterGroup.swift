/// Letters that are stretched alike.
struct LetterGroup: Equatable {
    var letters: [Character]
    /// What they take together.
    var width: Double
}
