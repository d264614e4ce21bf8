package import Foundation

/// A day or a moment as ISO 8601 writes them, read in Greenwich's time unless it says otherwise.
package struct ReferenceDate: Hashable, Sendable {
    package let date: Date

    package init(_ text: String) throws(InvalidOption) {
        let time = text.contains("T") ? text : text + "T00:00:00"
        let hasZone = time.hasSuffix("Z") || time.suffix(6).contains("+") || time.suffix(6).first == "-"
        let style = Date.ISO8601FormatStyle(timeZone: .gmt)
        guard let date = try? style.parse(hasZone ? time : time + "Z") else {
            throw InvalidOption("A date is written such as 2026-01-31 or 2026-01-31T16:00:00.")
        }
        self.date = date
    }
}
