/// What is looked for in an image, as the option `types` names it: `text,codes,data`, and `icons` and
/// `code-glyphs` for those who want them.
package struct WantedTypes: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String, CaseIterable {
        case text, codes, data, icons
        case codeGlyphs = "code-glyphs"
    }
    private let names: [Name]

    package static let all = WantedTypes(names: [.text, .codes, .data])

    private init(names: [Name]) {
        self.names = names
    }

    package init(_ text: String) throws(InvalidOption) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        names = parts.compactMap { Name(rawValue: String($0)) }
        guard names.count == parts.count else {
            throw InvalidOption("Types are \(WantedTypes(names: Name.allCases)), with commas between.")
        }
    }

    package var description: String { names.map(\.rawValue).joined(separator: ",") }

    package var analysisTypes: ImageAnalyzer.AnalysisTypes {
        var types: ImageAnalyzer.AnalysisTypes = []
        if names.contains(.text) || hasData || hasIcons || hasCodeGlyphs { types.insert(.text) }
        if names.contains(.codes) || hasCodeGlyphs { types.insert(.machineReadableCode) }
        return types
    }

    package var hasData: Bool { names.contains(.data) }

    /// Whether small pictures in the text take a place in it.
    package var hasIcons: Bool { names.contains(.icons) }

    /// Whether codes take a place in the text.
    package var hasCodeGlyphs: Bool { names.contains(.codeGlyphs) }
}
