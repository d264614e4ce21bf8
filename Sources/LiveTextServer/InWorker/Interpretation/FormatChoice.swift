internal import LiveText

/// Which format an answer has: what the option says, or what the client says that it accepts.
enum FormatChoice {
    static func format(option: String?, accept: String?) throws(InvalidOption) -> AnalysisFormat {
        guard let option else { return accepted(by: accept) ?? .json }
        guard let format = AnalysisFormat(rawValue: option) else {
            let names = AnalysisFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidOption("A format is one of \(names).")
        }
        return format
    }

    /// The format of the highest quality, of which the first; nil where the header names none: JSON is then better than
    /// nothing.
    private static func accepted(by header: String?) -> AnalysisFormat? {
        let ranges = (header ?? "").split(separator: ",").map { HeaderValue(String($0)) }
        let qualities = ranges.map { range in range.parameters["q"].map { Double($0) ?? 0 } ?? 1 }
        let best = zip(ranges, qualities).filter { $0.1 > 0 }.enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
        for (range, _) in best.map(\.element) {
            if range.value == "*/*" { return .json }
            if let format = AnalysisFormat.allCases.first(where: { range.covers($0.mediaType) }) { return format }
        }
        return nil
    }
}

extension HeaderValue {
    fileprivate func covers(_ mediaType: String) -> Bool {
        let essence = HeaderValue(mediaType).value
        return value == essence || (value.hasSuffix("/*") && essence.hasPrefix(value.dropLast()))
    }
}
