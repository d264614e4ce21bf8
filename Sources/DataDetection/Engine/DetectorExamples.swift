/// What each detector finds, by example: the page `Documentation/Detectors.md` is made of these, and a test keeps both
/// true.
package enum DetectorExamples {
    /// A text and what is found in it.
    package struct Example: Sendable {
        /// The text.
        package let text: String
        /// What is found, in order.
        package let found: [String]
        /// The region and the languages of the text; none where they are to be found out.
        package var region: String? = "US"
        package var languages = ["en"]
    }

    /// An example in which neither the region nor the language is told.
    static func untold(_ text: String, _ found: [String]) -> Example {
        Example(text: text, found: found, region: nil, languages: [])
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
    package static let all: [Entry] =
        [
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
                summary:
                    "Days, times, ranges, durations, recurrences and opening hours, counted from the reference date; a deadline says that it is one, an ambiguous order of day and month has alternatives.",
                examples: [
                    Example(text: "Lunch tomorrow at noon?", found: ["tomorrow at noon"]),
                    Example(text: "August 10 - 22, 2026", found: ["August 10 - 22, 2026"]),
                    Example(text: "every Monday at 4 pm", found: ["every Monday at 4 pm"]),
                    Example(
                        text: "am Freitag um 14 Uhr", found: ["Freitag um 14 Uhr"], region: "DE", languages: ["de"]),
                    Example(text: "明日の朝8時に", found: ["明日の朝8時"], region: "JP", languages: ["ja"]),
                    untold("Donnerstag, 24. Dezember 2026, 19:30 Uhr", ["Donnerstag, 24. Dezember 2026, 19:30 Uhr"]),
                    untold("w czwartek 24 grudnia o godz. 19.30", ["czwartek 24 grudnia o godz. 19.30"]),
                    untold("på torsdag kl. 19.30", ["torsdag kl. 19.30"]),
                    untold("24 Aralık Perşembe saat 19.30", ["24 Aralık Perşembe saat 19.30"]),
                    untold("в четверг 24 декабря в 19:30", ["четверг 24 декабря в 19:30"]),
                    untold("12월 24일 목요일 오후 7시 30분", ["12월 24일 목요일 오후 7시 30분"]),
                    untold("الخميس 24 ديسمبر الساعة 7:30 مساءً", ["الخميس 24 ديسمبر الساعة 7:30 مساءً"]),
                    untold("Mo-Fr 8-12, 14-18 Uhr, Sa 9-13 Uhr", ["Mo-Fr 8-12, 14-18 Uhr, Sa 9-13 Uhr"]),
                    untold("Pay by 31 May.", ["31 May"]),
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
                examples: [
                    Example(text: "UPS 1Z879E930346834440", found: ["1Z879E930346834440"]),
                    untold("Sendungsnummer 00340433836442636597", ["00340433836442636597"]),
                    untold("AWB 020-81140743", ["020-81140743"]),
                ]),
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
        ] + identifiers
}
