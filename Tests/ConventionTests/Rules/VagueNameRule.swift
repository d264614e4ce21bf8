/// No file, folder or type has a name that fits everything.
enum VagueNameRule {
    private static let vague = #"(Utils?|Utilit(?:y|ies)|Helpers?|Manager|Common)(?![a-z])"#

    static func violations(in file: SourceFile) -> [String] {
        let places = file.path.split(separator: "/").map(String.init)
        return (places + FileNameRule.declaredTypes(in: file.code))
            .filter { !$0.captures(vague).isEmpty }
            .map { "\($0) says nothing" }
    }
}
