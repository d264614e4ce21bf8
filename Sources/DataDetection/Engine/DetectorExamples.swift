/// What each detector finds, by example: the page `Documentation/Detectors.md` is made of these, and a test keeps both
/// true.
package enum DetectorExamples {
    /// A text and what is found in it.
    package struct Example: Sendable {
        /// The text.
        package let text: String
        /// What is found, in order.
        package let found: [String]
        /// The region and the languages of the text.
        package var region = "US"
        package var languages = ["en"]
    }

    /// A type with a sentence about it and its examples.
    package struct Entry: Sendable {
        package let type: DataType
        package let summary: String
        package let examples: [Example]
    }

    /// The moment from which the examples count: a Monday.
    package static let reference = "2026-03-02T09:00:00"

    /// All types in the order of the page.
    package static let all: [Entry] = [
        Entry(
            type: .link, summary: "Web links with a scheme, and bare domains whose ending exists.",
            examples: [
                Example(text: "See https://example.com/a_(b), please.", found: ["https://example.com/a_(b)"]),
                Example(text: "www.example.co.uk or example.org", found: ["www.example.co.uk", "example.org"]),
                Example(text: "readme.md and 1.2.3 are none", found: []),
            ]),
        Entry(
            type: .emailAddress, summary: "Email addresses whose domain ending exists.",
            examples: [Example(text: "Write to mail@example.com.", found: ["mail@example.com"])]),
        Entry(
            type: .phoneNumber,
            summary: "Telephone numbers of the region and abroad, with their extension, in E.164.",
            examples: [
                Example(text: "Call (510) 653-3394 ext. 12", found: ["(510) 653-3394 ext. 12"]),
                Example(text: "Tel. 030 23125 012", found: ["030 23125 012"], region: "DE", languages: ["de"]),
            ]),
        Entry(
            type: .postalAddress,
            summary: "Postal addresses in one line or over several, with their parts.",
            examples: [
                Example(
                    text: "300 Webster St, Oakland, CA 94607", found: ["300 Webster St, Oakland, CA 94607"]),
                Example(
                    text: "10 Downing Street, London SW1A 2AA", found: ["10 Downing Street, London SW1A 2AA"],
                    region: "GB"),
                Example(
                    text: "Lindenstraße 12, 10999 Berlin", found: ["Lindenstraße 12, 10999 Berlin"], region: "DE",
                    languages: ["de"]),
            ]),
        Entry(
            type: .date,
            summary: "Days, times, ranges, durations and recurrences, counted from the reference date.",
            examples: [
                Example(text: "Lunch tomorrow at noon?", found: ["tomorrow at noon"]),
                Example(text: "August 10 - 22, 2026", found: ["August 10 - 22, 2026"]),
                Example(text: "every Monday at 4 pm", found: ["every Monday at 4 pm"]),
                Example(
                    text: "am Freitag um 14 Uhr", found: ["Freitag um 14 Uhr"], region: "DE", languages: ["de"]),
                Example(text: "明日の朝8時に", found: ["明日の朝8時"], region: "JP", languages: ["ja"]),
            ]),
        Entry(
            type: .money,
            summary: "Amounts of money with their ISO 4217 code; what \"$\" means follows from the region.",
            examples: [
                Example(text: "between $10-20 or five million yen", found: ["$10-20", "five million yen"]),
                Example(text: "1,2 Mio. Euro", found: ["1,2 Mio. Euro"], region: "DE", languages: ["de"]),
            ]),
        Entry(
            type: .measurement, summary: "Lengths, weights, temperatures and more, with the symbol of their unit.",
            examples: [
                Example(text: "6'2\" tall, 180 lbs, at 350°F", found: ["6'2\"", "180 lbs", "350°F"])
            ]),
        Entry(
            type: .trackingNumber, summary: "Numbers of shipments whose check digit holds, with their carrier.",
            examples: [Example(text: "UPS 1Z879E930346834440", found: ["1Z879E930346834440"])]),
        Entry(
            type: .flightNumber, summary: "An airline's code and a number, where the text speaks of flying.",
            examples: [Example(text: "Gate A5: BA 117 final call", found: ["BA 117"])]),
        Entry(
            type: .ipAddress, summary: "Addresses of the Internet Protocol, version 4 and 6.",
            examples: [Example(text: "10.0.0.7 and fe80::1, but not v1.2.3.4", found: ["10.0.0.7", "fe80::1"])]),
        Entry(
            type: .paymentIdentifier, summary: "IBANs and card numbers whose check digits hold.",
            examples: [
                Example(text: "IBAN DE89 3704 0044 0532 0130 00", found: ["DE89 3704 0044 0532 0130 00"]),
                Example(text: "As read: DE89 3704 O044 0532 0130 00", found: ["DE89 3704 O044 0532 0130 00"]),
                Example(text: "DE89 3704 0044 0532 0130 01", found: []),
            ]),
    ]

    /// The page in Markdown.
    package static var page: String {
        var lines = [
            "# What the detectors find", "",
            "This page is made from `DetectorExamples`; a test compares both. Examples count from \(reference).", "",
        ]
        for entry in all {
            lines += [
                "## `\(entry.type.rawValue)`", "", entry.summary, "", "| text | region | found |", "|---|---|---|",
            ]
            lines += entry.examples.map { example in
                let found = example.found.map { "`\($0)`" }.joined(separator: ", ")
                return
                    "| \(example.text.replacing("|", with: "\\|")) | \(example.region) | \(found.isEmpty ? "nothing" : found) |"
            }
            let titles = (ActionTemplates.standard.templates[entry.type] ?? []).map(\.title)
            lines += ["", titles.isEmpty ? "No actions." : "Actions: " + titles.joined(separator: ", ") + ".", ""]
        }
        lines += [
            "## Languages", "",
            "Dates: " + DateLanguage.all.map(\.code).joined(separator: ", ") + ". Money and measurements: "
                + QuantityLanguage.all.map(\.code).joined(separator: ", ") + ". Postal addresses: US, "
                + AddressCountry.all.map(\.code).joined(separator: ", ") + ", CN.", "",
            "## Limits", "",
            "Whatever the text, the work is in proportion to its length: all detectors together look at its units and at the "
                + "tokens made of them at most 1,000 times for each UTF-16 unit. `make linear` counts it on a megabyte of each "
                + "hostile pattern, repeated, nested and paired.", "",
            "A text is answered with its first \(DataDetector.maximumMatches) matches at most.", "",
        ]
        return lines.joined(separator: "\n")
    }
}
