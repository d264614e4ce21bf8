package import DataDetection

/// Which data is looked for in a text, as the option `types` names it: `link,date`.
package struct WantedDataTypes: Hashable, Sendable {
    package let types: Set<DataType>

    package init(_ text: String) throws(InvalidOption) {
        types = Set(text.split(separator: ",").map { DataType(rawValue: String($0)) })
        guard !types.isEmpty, types.isSubset(of: .all) else {
            throw InvalidOption("Types are \(Self.allNames.joined(separator: ", ")), with commas between.")
        }
    }

    package static var allNames: [String] { Set<DataType>.all.map(\.rawValue).sorted() }
}
