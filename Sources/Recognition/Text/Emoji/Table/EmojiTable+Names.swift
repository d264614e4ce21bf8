extension EmojiTable {
    /// What an emoji is called in English; nil for one that the table does not have.
    func name(of text: String) -> String? {
        entries.first { $0.text == text }?.name
    }
}
