/// Nothing that switches the compiler's checks off or ends the process, but for what is written down here with its reason.
enum UncheckedCodeRule {
    private static let forbidden = [
        #"(@unchecked)\b"#, #"(nonisolated\(unsafe\))"#, #"(\btry!)"#, #"(\bas!)"#, #"\b(fatalError)\b"#,
        #"\b(preconditionFailure)\b"#, #"(@preconcurrency)\b"#,
    ]

    /// By the name of the file.
    private static let exceptions = [
        // A compiled network is a pointer of OpenVINO's, which any thread may use. Hidden in an integer, as it would have to be
        // otherwise, nobody would see that it is shared.
        "CompiledModel": "nonisolated(unsafe)"
    ]

    static func violations(in file: SourceFile) -> [String] {
        let code = file.code
        return forbidden.flatMap { code.captures($0) }.filter { $0 != exceptions[file.name] }.map { "uses \($0)" }
    }
}
