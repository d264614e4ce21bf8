import ArgumentParser
import LiveText

extension AnalysisFormat: ExpressibleByArgument {}
