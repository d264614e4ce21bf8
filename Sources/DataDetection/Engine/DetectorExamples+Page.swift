extension DetectorExamples {
    /// The countries whose addresses are found, in the order of their codes.
    private static var addressCountries: [String] {
        (AddressCountry.all.map(\.code) + PlaceAddressFinder.countries + ["US", "CN"]).sorted()
    }

    /// The page in Markdown.
    package static var page: String {
        var lines = [
            "# What the detectors find", "",
            "This page is made from `DetectorExamples`; a test compares both. Examples count from \(reference). "
                + "Where an example names no region, neither that nor the language is told: both are found out.", "",
        ]
        for entry in all {
            lines += [
                "## `\(entry.type.rawValue)`", "", entry.summary, "", "| text | region | found |", "|---|---|---|",
            ]
            lines += entry.examples.map { example in
                let found = example.found.map { "`\($0)`" }.joined(separator: ", ")
                return
                    "| \(example.text.replacing("|", with: "\\|")) | \(example.region ?? "–") | \(found.isEmpty ? "nothing" : found) |"
            }
            let titles = (ActionTemplates.standard.templates[entry.type] ?? []).map(\.title)
            lines += ["", titles.isEmpty ? "No actions." : "Actions: " + titles.joined(separator: ", ") + ".", ""]
        }
        lines += [
            "## Languages", "",
            "Told apart: " + TextLanguage.allCases.map(\.code).joined(separator: ", ") + ". Dates: "
                + DateLanguage.all.map(\.code).joined(separator: ", ") + ". Money and measurements: "
                + QuantityLanguage.all.map(\.code).joined(separator: ", ") + ".", "",
            "## Countries", "",
            "Postal addresses: " + addressCountries.joined(separator: ", ") + ". Tax numbers: "
                + Set(TaxForm.all.map(\.country)).sorted().joined(separator: ", ")
                + ". Account numbers: " + IBAN.countries.joined(separator: ", ")
                + ". Telephone numbers: all that libphonenumber has.", "",
            "## Carriers", "",
            "A number without letters and check digit counts only beside the carrier's name.", "",
            Carrier.all.map { "\($0.name) (`\($0.id)`)" }.joined(separator: ", ") + ".", "",
            "## Airlines", "",
            Airline.all.map { "\($0.iata) \($0.icao) \($0.name)" }.joined(separator: ", ") + ".", "",
            "## Limits", "",
            "Whatever the text, the work is in proportion to its length: all detectors together look at its units and at the "
                + "tokens made of them at most 1,000 times for each UTF-16 unit. `make linear` counts it on a megabyte of each "
                + "hostile pattern, repeated, nested and paired.", "",
            "A text is answered with its first \(DataDetector.maximumMatches) matches at most.", "",
        ]
        return lines.joined(separator: "\n")
    }
}
