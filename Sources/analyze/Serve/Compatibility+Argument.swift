#if Server
import ArgumentParser
import LiveTextServer

extension Compatibility: ExpressibleByArgument {}
#endif
