import ArgumentParser
import LiveText

extension RegionCode: ExpressibleByArgument {
    package init?(argument: String) {
        try? self.init(argument)
    }
}
