import DocumentModel

extension TextWord {
    /// The word as it reads now. What else it might have been is no longer known where that differs from what it said.
    func saying(_ text: String) -> TextWord {
        guard text != self.text else { return self }
        var word = self
        (word.text, word.alternatives) = (text, [])
        return word
    }
}
