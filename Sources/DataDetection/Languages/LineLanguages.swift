/// The languages of the lines of a document.
package enum LineLanguages {
    /// Tells the languages of lines that stand below one another; an empty line parts them.
    ///
    /// - Parameters:
    ///   - lines: The lines, without line ends.
    ///   - hints: Tags of the languages that the caller names. Strong evidence in the text wins over them.
    /// - Returns: The language of each line as a tag of BCP 47; `nil` where its words and those around it do not tell.
    package static func tags(ofLines lines: [String], hints: [String] = []) -> [String?] {
        let text = ScannedText(lines.joined(separator: "\n"))
        let options = DataDetector.Options(languages: hints)
        var start = 0
        return lines.map { line in
            defer { start += line.utf16.count + 1 }
            let block = text.evidence.block(at: start)
            let languages = block.languages(hint: options)
            // Of two that are close the better one will do for a name; of two that are alike neither.
            guard let best = languages.first, languages.count == 1 || block.votes[best] > block.votes[languages[1]]
            else { return nil }
            return best.code
        }
    }
}
