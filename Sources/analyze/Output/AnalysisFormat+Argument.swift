import ArgumentParser
import LiveText

extension AnalysisFormat: ExpressibleByArgument {}

extension GlyphPictures: ExpressibleByArgument {}
