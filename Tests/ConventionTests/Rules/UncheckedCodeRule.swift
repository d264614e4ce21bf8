/// Nothing that switches the compiler's checks off or ends the process.
enum UncheckedCodeRule {
    private static let forbidden = [
        #"(@unchecked)\b"#, #"(nonisolated\(unsafe\))"#, #"(\btry!)"#, #"(\bas!)"#, #"\b(fatalError)\b"#,
        #"\b(preconditionFailure)\b"#, #"(@preconcurrency)\b"#,
    ]

    static func violations(in file: SourceFile) -> [String] {
        let code = file.code
        return forbidden.flatMap { code.captures($0) }.map { "uses \($0)" }
    }
}
