import ArgumentParser
import LiveText

extension LanguageTags: ExpressibleByArgument {
    package init?(argument: String) {
        try? self.init(argument)
    }

    package var defaultValueDescription: String { description }
}
