internal import DataDetection
internal import Foundation

/// What a message invites to.
public struct EventDetails: Hashable, Sendable {
    /// What it is about.
    public var title: String
    /// A day ("2026-12-24") or a moment ("2026-12-24T19:30:00", with an offset or without one).
    public var start: String
    /// The last day, or the moment when it is over; nil where it is not known.
    public var end: String?
    /// The tz database's name of the zone for times without an offset; nil counts them wherever one is.
    public var timeZone: String?
    /// Where it takes place.
    public var location: String?
    /// More about it.
    public var notes: String?

    /// Makes an event.
    ///
    /// - Throws: ``InvalidMessage`` where a time cannot be read or a zone is not known.
    public init(
        title: String, start: String, end: String? = nil, timeZone: String? = nil, location: String? = nil,
        notes: String? = nil
    ) throws(InvalidMessage) {
        guard CivilMoment(iso: start) != nil else { throw Self.invalidTime("start") }
        guard end.map({ CivilMoment(iso: $0) != nil }) ?? true else { throw Self.invalidTime("end") }
        guard timeZone.map({ TimeZone(identifier: $0) != nil }) ?? true else {
            throw InvalidMessage("“event.timeZone” is a name of the tz database, such as Europe/Berlin.")
        }
        self.title = title
        self.start = start
        self.end = end
        self.timeZone = timeZone
        self.location = location
        self.notes = notes
    }

    /// The event as a file of iCalendar (RFC 5545), the same each time.
    ///
    /// - Parameters:
    ///   - identifier: What tells it from other events; an update has the same one, and takes its place in calendars.
    ///   - seconds: When it was said, in seconds since 1970.
    /// - Returns: The file.
    public func calendarFile(identifier: String, saidAt seconds: Int) -> String {
        guard let start = CivilMoment(iso: start) else { return "" }
        var last = end.flatMap { CivilMoment(iso: $0) }
        // A calendar names the day after the last one.
        if let day = last, day.second == nil { last = day.day.adding(days: 1).map { CivilMoment(day: $0) } }
        var entry = CalendarEntry(
            start: .init(start, zone: timeZone), end: last.map { .init($0, zone: timeZone) })
        (entry.summary, entry.location, entry.details) = (title, location, notes)
        (entry.uid, entry.stamp) = (identifier, CivilMoment(secondsSince1970: seconds))
        return entry.text
    }

    private static func invalidTime(_ name: String) -> InvalidMessage {
        InvalidMessage("“event.\(name)” is a day or a moment, such as 2026-12-24 or 2026-12-24T19:30:00.")
    }
}

extension EventDetails: Codable {
    private enum CodingKeys: String, CodingKey {
        case title, start, end, timeZone, location, notes
    }

    /// Reads the object; it may have no other members.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        guard let title = try members.line(.title, longest: 200), !title.isEmpty,
            let start = try members.line(.start, longest: 40)
        else { throw InvalidMessage("“event” has a “title” and a “start”.") }
        try self.init(
            title: title, start: start, end: try members.line(.end, longest: 40),
            timeZone: try members.line(.timeZone, longest: 64), location: try members.text(.location, longest: 500),
            notes: try members.text(.notes, longest: 2000))
    }
}
