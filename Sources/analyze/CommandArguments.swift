import ArgumentParser

/// Arguments that begin with a dash but are not options.
enum CommandArguments {
    /// The arguments, with negative numbers tied to the options that they stand after: a range tells more than that they are
    /// missing.
    ///
    /// - Throws: `ValidationError` for a name that begins with one dash: its letters would be taken for options, an h for help.
    static func unambiguous(_ arguments: [String]) throws -> [String] {
        var tied: [String] = []
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { return tied + arguments[index...] }
            if argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.count > 2 || Int(argument) != nil {
                if Double(argument) != nil, let option = tied.last, option.hasPrefix("--"), !option.contains("=") {
                    tied[tied.count - 1] = option + "=" + argument
                    continue
                }
                throw ValidationError(
                    "“\(argument)” begins with a dash, as options do: write ./\(argument), or “--” before all names.")
            }
            tied.append(argument)
        }
        return tied
    }
}
