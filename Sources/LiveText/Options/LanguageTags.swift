/// Languages as the option `languages` names them: `en,de`.
package struct LanguageTags: Hashable, Sendable, CustomStringConvertible {
    package let tags: [String]

    package init(tags: [String]) {
        self.tags = tags
    }

    package init(_ text: String) throws(InvalidOption) {
        tags = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !tags.contains("") else {
            throw InvalidOption("Languages are BCP-47 tags with commas between, such as en,de.")
        }
    }

    package var description: String { tags.joined(separator: ",") }
}
