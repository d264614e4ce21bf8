internal import DataDetection
internal import DocumentModel
internal import Foundation

/// One line that says what a picture is about: "Jazz Night: Thu 24 Dec, 19:30, Musterstraße 12".
public enum SummaryText {
    /// The most characters of a heading, and of all.
    private static let longestHeading = 40
    private static let longest = 160

    /// Sums up what was found in a picture: its heading, and of the data that a person would tap what says most.
    ///
    /// - Parameters:
    ///   - analysis: What was found.
    ///   - title: What the picture is; its heading unless given, or the word for a picture.
    ///   - language: The language and region of the summary, a BCP-47 tag: "de", "en-GB".
    /// - Returns: One line of at most 160 characters.
    public static func text(of analysis: ImageAnalysis, title: String? = nil, language: String) -> String {
        let facts = facts(in: analysis, language: language)
        let heading = title ?? heading(of: analysis) ?? MessageWords.in([language]).picture
        // A heading that says what follows anyway is said once.
        let line = facts.isEmpty || facts.first == heading ? heading : heading + ": " + facts.joined(separator: ", ")
        return line.shortened(to: longest)
    }

    /// When, where, how much, how to get in touch; one of each, the most telling three.
    private static func facts(in analysis: ImageAnalysis, language: String) -> [String] {
        var facts: [String] = []
        let data = analysis.data.map(\.match)
        if let date = data.lazy.compactMap({ date(of: $0, language: language) }).first { facts.append(date) }
        if let place = data.lazy.compactMap(place).first { facts.append(place) }
        let others: [DataType] = [.money, .flightNumber, .trackingNumber, .phoneNumber, .emailAddress, .link]
        for type in others where facts.count < 2 {
            if let match = data.first(where: { $0.type == type }) { facts.append(match.text.inOneLine) }
        }
        if facts.isEmpty, let code = analysis.codes.first?.payload { facts.append(code.inOneLine.shortened(to: 60)) }
        return facts
    }

    private static func date(of match: DataMatch, language: String) -> String? {
        guard case .date(let value) = match.value, let text = value.iso ?? value.start,
            let moment = CivilMoment(iso: text)
        else { return nil }
        // The wall clock of the picture, wherever it hangs: formatted in Greenwich's time, as it was put down.
        let wall = CivilMoment(day: moment.day, second: moment.second)
        let date = Date(timeIntervalSince1970: TimeInterval(wall.secondsSince1970))
        let region = match.region.map { language.contains("-") ? "" : "-" + $0 } ?? ""
        var style = Date.FormatStyle(locale: Locale(identifier: language + region))
        style.timeZone = TimeZone(secondsFromGMT: 0) ?? style.timeZone
        let day = date.formatted(style.weekday(.abbreviated).day().month(.abbreviated))
        guard moment.second != nil else { return day.inOneLine }
        return (day + ", " + date.formatted(style.hour().minute())).inOneLine
    }

    /// Street and town; the rest of an address says little in one line.
    private static func place(of match: DataMatch) -> String? {
        guard case .postalAddress(let address) = match.value else { return nil }
        let parts = [address.street, address.city].compactMap(\.self).map(\.inOneLine)
        return parts.isEmpty ? match.text.inOneLine : parts.joined(separator: ", ")
    }

    /// The tallest line, where it is half as tall again as most and is words.
    private static func heading(of analysis: ImageAnalysis) -> String? {
        let heights = analysis.lines.map(\.quad.height).sorted()
        guard let tallest = analysis.lines.max(by: { $0.quad.height < $1.quad.height }), heights.count > 1,
            tallest.quad.height >= 1.5 * heights[heights.count / 2],
            tallest.text.count(where: \.isLetter) * 2 > tallest.text.count
        else { return nil }
        return tallest.text.inOneLine.shortened(to: longestHeading)
    }
}
