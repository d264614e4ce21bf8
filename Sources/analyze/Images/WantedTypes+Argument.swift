import ArgumentParser
import LiveText

extension WantedTypes: ExpressibleByArgument {
    package init?(argument: String) {
        try? self.init(argument)
    }

    package var defaultValueDescription: String { description }
}
