public import DocumentModel

/// How codes are read.
public struct CodeRecognition: Hashable, Sendable, Codable {
    /// The kinds looked for; all that can be read unless set. Fewer kinds take less time, and none turns reading off.
    public var symbologies: Set<Symbology>?
    /// Whether everything is tried on the whole image, at several times the cost, and not only where something looks like
    /// a code; false unless set.
    public var isThorough = false
    /// Whether each code takes a place in the text as well, where text is read: a line with U+FFFC alone, whose glyph is
    /// described by what the code says. Off unless set.
    public var marksCodes = false

    /// Makes the settings that suit most images.
    public init() {}

    /// The kinds that can be read on this system; fewer where zxing-cpp is not installed.
    package static var supportedSymbologies: [Symbology] {
        let known = Symbology.zbarTypes.map(\.symbology) + [.itf14]
        let zxing = ZXingLibrary.isAvailable ? Symbology.zxingFormats.map(\.symbology) : []
        return Set(known + zxing).sorted { $0.rawValue < $1.rawValue }
    }

    /// The kinds to look for.
    var wanted: Set<Symbology> { symbologies ?? Set(Self.supportedSymbologies) }
}
