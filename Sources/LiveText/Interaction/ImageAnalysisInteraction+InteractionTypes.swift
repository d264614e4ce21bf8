extension ImageAnalysisInteraction {
    /// What a person may do with an image.
    public struct InteractionTypes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of types from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Text selection, and data while the Live Text button is on; also whatever later versions find.
        public static let automatic = InteractionTypes(rawValue: 1)
        /// Text and codes can be selected and, after a long press, acted on; the button highlights them.
        public static let textSelection = InteractionTypes(rawValue: 1 << 1)
        /// Data and codes are underlined and answer to a tap; no text selection, no button.
        public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
        /// VisionKit's subjects; never active here.
        public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
        /// VisionKit's look-up; never active here.
        public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
        /// `automatic` without subjects and look-up.
        public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
    }

    /// What a person can do now: `.textSelection`, `.dataDetectors`, both or, without an analysis, neither.
    public var activeInteractionTypes: InteractionTypes {
        guard analysis != nil else { return [] }
        guard preferredInteractionTypes.isDisjoint(with: [.automatic, .automaticTextOnly]) else {
            return selectableItemsHighlighted ? [.textSelection, .dataDetectors] : .textSelection
        }
        return preferredInteractionTypes.intersection([.textSelection, .dataDetectors])
    }
}
