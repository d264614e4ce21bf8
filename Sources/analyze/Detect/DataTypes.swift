import ArgumentParser
import LiveText

/// The value of `detect --types`.
struct DataTypes: ExpressibleByArgument {
    let types: Set<DataType>

    init?(argument: String) {
        types = Set(argument.split(separator: ",").map { DataType(rawValue: String($0)) })
        guard !types.isEmpty, types.isSubset(of: .all) else { return nil }
    }

    static var allValueStrings: [String] { Set<DataType>.all.map(\.rawValue).sorted() }
}
