/// Tells a domain without a scheme from a file name, the end of a sentence, a time or code.
struct BareDomainRules {
    /// The endings that are taken as those of files, in lower case.
    private let fileEndings: Set<String>

    /// Endings of source, text and archive files that are top-level domains too.
    private static let ambiguousEndings: Set<String> = ["cc", "md", "mov", "ps", "py", "rs", "sh", "zip"]
    /// Units of measure and of time that are top-level domains too: "250.ml" is a quantity.
    private static let unitEndings: Set<String> = ["cm", "gb", "in", "kg", "km", "mg", "ml", "mm", "ms", "tt"]

    /// Endings that stand in capitals too.
    private static let everydayEndings: Set<String> = ["com", "net", "org", "edu", "gov", "info", "biz"]

    /// Words cut short whose full stop is not that of a domain: "Co.No", "Tel.No".
    private static let abbreviations: Set<String> = [
        "acc", "art", "co", "dr", "ext", "fax", "fig", "inc", "inv", "kd", "kto", "kund", "ltd", "mr", "mrs", "ms",
        "no", "nr", "order", "org", "ref", "reg", "st", "tel", "tlf", "vol", "vs",
    ]

    init(region: String) {
        // Where the ending is that of the country, its sites are likelier than files.
        fileEndings = Self.ambiguousEndings.subtracting([region.lowercased()])
    }

    /// The end of the domain that a run of host characters is, without what the sentence adds.
    func domainEnd(in text: ScannedText, run: Range<Int>) -> Int? {
        let before = text[run.lowerBound - 1]
        guard !before.isOne(of: "@/\\_$&~%"), text[run.upperBound] != UInt16(ascii: "@") else { return nil }
        // Behind an override of the writing direction one reads another name.
        guard before != 0x202D, before != 0x202E else { return nil }
        let trimmed = HostScanner(text: text).trimmed(run)
        // No ending is a number: prices and versions need no further look.
        guard !text[trimmed.upperBound - 1].isASCIIDigit else { return nil }
        // One full stop or a hyphen before it: the run is the rest of something else. Several are an ellipsis.
        guard trimmed.lowerBound == run.lowerBound || text[run.lowerBound + 1] == UInt16(ascii: ".") else { return nil }
        guard let host = HostName(in: text, range: trimmed) else { return nil }
        if host.isRegistered { return trimmed.upperBound }
        // The next sentence may stand right behind: "example.com.Then".
        guard host.labels.count > 2, let last = host.labels.last, last.first?.isUppercase == true else { return nil }
        let shortened = trimmed.lowerBound..<trimmed.upperBound - last.utf16.count - 1
        return HostName(in: text, range: shortened)?.isRegistered == true ? shortened.upperBound : nil
    }

    /// Whether a registered name reads as a domain where it stands.
    func accepts(_ range: Range<Int>, hasPath: Bool, in text: ScannedText) -> Bool {
        guard let host = HostName(in: text, range: range), let ending = host.labels.last else { return false }
        if host.labels[0].lowercased() == "www" { return host.labels.count > 2 }
        guard hasPath || !text[range.upperBound].isOne(of: "([=") else { return false }
        let name = host.labels[host.labels.count - 2]
        let lowercasedEnding = ending.lowercased()
        guard isCased(ending: ending, in: host) else { return false }
        guard !hasPath else { return true }
        // Codes and words in capitals with full stops between: "AR.AZ.AK.CA", "GEN. ADMIN.OFFICE".
        if !host.labels.contains(where: { $0.contains(where: \.isLowercase) }),
            !Self.everydayEndings.contains(lowercasedEnding) && (ending.utf8.count > 2 || name.utf8.count < 6)
        {
            return false
        }
        if host.labels.dropLast().allSatisfy({ Int($0) != nil }) {
            if Self.unitEndings.contains(lowercasedEnding) { return false }
            if ["am", "pm"].contains(lowercasedEnding), (0...12).contains(Int(name) ?? 0) { return false }
        }
        guard host.labels.count == 2 else { return true }
        if fileEndings.contains(lowercasedEnding) || Self.abbreviations.contains(name.lowercased()) { return false }
        // A shared library: "libc.so", "libc.so.6".
        return !(lowercasedEnding == "so" && name.lowercased().hasPrefix("lib"))
    }

    /// "done.In" is two sentences, "Example.Com" and "EXAMPLE.COM" are one domain.
    private func isCased(ending: String, in host: HostName) -> Bool {
        guard ending.contains(where: \.isUppercase) else { return true }
        if ["com", "net", "org"].contains(ending.lowercased()) { return true }
        return !host.labels.contains { $0.contains(where: \.isLowercase) }
    }
}
