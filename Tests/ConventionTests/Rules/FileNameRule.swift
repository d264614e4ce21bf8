/// A file is named after a type that it declares, or `Type+Topic` after one that it extends.
enum FileNameRule {
    static func violations(in file: SourceFile) -> [String] {
        let code = file.code
        let declared = declaredTypes(in: code)
        let extended = extendedTypes(in: code)
        // A file that only re-exports has no type to be named after.
        guard !declared.isEmpty || !extended.isEmpty else { return [] }
        let parts = file.name.split(separator: "+", maxSplits: 1).map(String.init)
        guard let type = parts.first else { return ["has no name"] }
        if parts.count == 2 {
            return extended.contains(type) || declared.contains(type) ? [] : ["extends no \(type)"]
        }
        return declared.contains(type) ? [] : ["declares no \(type)"]
    }

    static func declaredTypes(in code: String) -> [String] {
        code.captures(#"\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)"#)
    }

    private static func extendedTypes(in code: String) -> [String] {
        code.captures(#"\bextension\s+(?:\w+\.)*(\w+)"#)
    }
}
