internal import DataDetection
package import Foundation

/// A day or a moment as ISO 8601 writes them, read in Greenwich's time unless it says otherwise.
package struct ReferenceDate: Hashable, Sendable {
    package let date: Date

    /// Reads a date.
    ///
    /// - Throws: `InvalidOption` for another form, and for a day or a time that does not exist, such as 30 February.
    package init(_ text: String) throws(InvalidOption) {
        guard let moment = CivilMoment(iso: text) else {
            throw InvalidOption(
                "“\(text.prefix(40))” is not a date that exists: write one such as 2026-01-31 or 2026-01-31T16:00:00."
            )
        }
        date = Date(timeIntervalSince1970: Double(moment.secondsSince1970))
    }
}
