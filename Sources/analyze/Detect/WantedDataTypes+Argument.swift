import ArgumentParser
import LiveText

extension WantedDataTypes: ExpressibleByArgument {
    package init?(argument: String) {
        try? self.init(argument)
    }

    package static var allValueStrings: [String] { allNames }
}
