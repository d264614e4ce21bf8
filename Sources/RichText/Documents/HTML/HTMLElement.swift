/// An open element.
struct HTMLElement {
    let name: String
    var style: TextStyle
    /// Whether blanks and newlines are text.
    var keepsBlanks: Bool
    var isHidden: Bool
    /// What numbers the items of a list; nil for signs.
    var itemNumber: Int?

    // Every tag may look through all that is open, so what is asked there is known.
    let isBlock: Bool
    /// Whether it keeps what it holds from ending what is around it.
    let isScope: Bool
    let isList: Bool

    init(name: String, style: TextStyle, keepsBlanks: Bool, isHidden: Bool) {
        self.name = name
        self.style = style
        self.keepsBlanks = keepsBlanks
        self.isHidden = isHidden
        isBlock = HTMLElements.blocks.contains(name)
        isScope = isBlock || HTMLElements.scopes.contains(name)
        isList = HTMLElements.lists.contains(name)
    }
}
