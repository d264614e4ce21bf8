/// What HTML is made of.
enum HTMLToken: Equatable {
    case text(String)
    case start(HTMLTag)
    case end(String)
}

/// A start tag: names are lowercase, and of two attributes with one name the first counts.
struct HTMLTag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
}
