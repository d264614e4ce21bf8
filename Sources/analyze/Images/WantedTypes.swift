import ArgumentParser
import LiveText

/// The value of `--types`.
struct WantedTypes: ExpressibleByArgument {
    private enum Name: String, CaseIterable {
        case text, codes, data
    }
    private let names: [Name]

    static let all = WantedTypes(names: Name.allCases)

    private init(names: [Name]) {
        self.names = names
    }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        names = parts.compactMap { Name(rawValue: String($0)) }
        guard names.count == parts.count else { return nil }
    }

    var defaultValueDescription: String { names.map(\.rawValue).joined(separator: ",") }

    var analysisTypes: ImageAnalyzer.AnalysisTypes {
        var types: ImageAnalyzer.AnalysisTypes = []
        if names.contains(.text) || hasData { types.insert(.text) }
        if names.contains(.codes) { types.insert(.machineReadableCode) }
        return types
    }

    var hasData: Bool { names.contains(.data) }
}
