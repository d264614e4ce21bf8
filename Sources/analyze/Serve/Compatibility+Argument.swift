import ArgumentParser
import LiveTextServer

extension Compatibility: ExpressibleByArgument {}
