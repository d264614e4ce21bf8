import ArgumentParser

/// The value of `--languages`.
struct LanguageTags: ExpressibleByArgument {
    let tags: [String]

    init(tags: [String]) {
        self.tags = tags
    }

    init?(argument: String) {
        tags = argument.split(separator: ",").map(String.init)
        guard !tags.isEmpty else { return nil }
    }

    var defaultValueDescription: String { tags.joined(separator: ",") }
}
