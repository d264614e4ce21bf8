extension DetectorExamples {
    /// The numbers and names that stand for one thing.
    static let identifiers: [Entry] = [
        Entry(
            type: .taxIdentifier,
            summary: "VAT and tax numbers whose check digits hold, beside a word for taxes or in a form of their own.",
            examples: [
                untold("USt-IdNr. DE136695976", ["DE136695976"]),
                untold("CNPJ 16.727.230/0001-97", ["16.727.230/0001-97"]),
                untold("USt-IdNr. DE136695975", []),
            ]),
        Entry(
            type: .publicationIdentifier, summary: "ISBNs and ISSNs whose check digits hold, and DOIs.",
            examples: [
                untold("ISBN 978-3-16-148410-0, ISSN 0378-5955", ["978-3-16-148410-0", "0378-5955"]),
                untold("doi:10.1000/182", ["10.1000/182"]),
            ]),
        Entry(
            type: .productCode,
            summary:
                "Numbers of articles (EAN, UPC, GTIN) whose check digits hold, beside a word or in the groups below bars.",
            examples: [untold("4 006381 333931", ["4 006381 333931"]), untold("4006381333931", [])]),
        Entry(
            type: .vehicleIdentifier,
            summary: "Numbers of vehicles (VIN) whose check digit holds, and others behind a word for them.",
            examples: [untold("1M8GDM9AXKP042788", ["1M8GDM9AXKP042788"])]),
        Entry(
            type: .macAddress, summary: "Addresses of network interfaces.",
            examples: [untold("MAC 00:00:5E:00:53:01", ["00:00:5E:00:53:01"])]),
        Entry(
            type: .coordinates, summary: "Places by their degrees, and plus codes.",
            examples: [
                untold("52.5200, 13.4050 or 8FVC9G8F+6X", ["52.5200, 13.4050", "8FVC9G8F+6X"]),
                untold("52°31'12\"N 13°24'18\"E", ["52°31'12\"N 13°24'18\"E"]),
            ]),
        Entry(
            type: .oneTimeCode, summary: "Codes that are asked for once, where the text says so.",
            examples: [untold("Your code is 482 913", ["482 913"]), untold("Zip code 94607", [])]),
        Entry(
            type: .socialTag,
            summary:
                "Hashtags, and names of accounts beside their network's name, further tags or a word for following.",
            examples: [
                untold("#sunset, follow us on Instagram: @live.text", ["#sunset", "@live.text"]),
                untold("#include <stdio.h>", []),
            ]),
    ]
}
