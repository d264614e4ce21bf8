/// Letters that are stretched alike.
struct LetterGroup: Equatable {
    var letters: String
    /// What they take together.
    var width: Double
}
