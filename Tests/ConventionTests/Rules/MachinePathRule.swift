/// No text speaks of one person's machine.
enum MachinePathRule {
    // A folder below one of these belongs to a person or a machine; the pattern does not match itself.
    private static let path = #"(?<![\w.~}*$)])(/(?:home|root|work|Users)/[\w.-]+)"#

    static func violations(in file: SourceFile) -> [String] {
        file.text.captures(path).map { "names \($0)" }
    }
}
