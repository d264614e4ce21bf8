internal import DocumentModel

extension TextLine {
    /// The language if it is written as XML wants it: letters and digits in parts of eight at most.
    var languageTag: String? {
        guard let language else { return nil }
        let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.enumerated().allSatisfy { index, part in
            (1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
        }
        return isTag ? language : nil
    }
}
