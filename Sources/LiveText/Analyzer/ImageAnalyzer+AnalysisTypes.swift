extension ImageAnalyzer {
    /// What an analyzer can look for.
    public struct AnalysisTypes: OptionSet, Hashable, Sendable, Codable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Text, and the data in it.
        public static let text = AnalysisTypes(rawValue: 1 << 0)
        /// QR codes and barcodes.
        public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
        /// Things that can be looked up. Exists so that code written for VisionKit compiles: nothing is found.
        public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
    }
}
