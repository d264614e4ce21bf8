import ArgumentParser
import LiveText

extension ReferenceDate: ExpressibleByArgument {
    package init?(argument: String) {
        try? self.init(argument)
    }
}
