/// An open element.
struct HTMLElement {
    let name: String
    var style: TextStyle
    /// Whether blanks and newlines are text.
    var keepsBlanks: Bool
    var isHidden: Bool
    /// What numbers the items of a list; nil for signs.
    var itemNumber: Int?

    var isBlock: Bool { HTMLElements.blocks.contains(name) }
}
