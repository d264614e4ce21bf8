import ArgumentParser
import Foundation

/// A day or a moment as ISO 8601 writes them, read in Greenwich's time unless it says otherwise.
struct ReferenceDate: ExpressibleByArgument {
    let date: Date

    init?(argument: String) {
        let time = argument.contains("T") ? argument : argument + "T00:00:00"
        let hasZone = time.hasSuffix("Z") || time.suffix(6).contains("+") || time.suffix(6).first == "-"
        let style = Date.ISO8601FormatStyle(timeZone: .gmt)
        guard let date = try? style.parse(hasZone ? time : time + "Z") else { return nil }
        self.date = date
    }
}
