extension Carrier {
    /// Those that collect and deliver on several continents, and the identifiers that many of them share.
    static let worldwide: [Carrier] = [
        Carrier(
            "ups", "UPS", cues: "ups|united parcel service", page: "https://www.ups.com/track?tracknum={number}",
            forms: [
                .init("1Z *15 #", check: .tens(odd: 1, even: 2), over: 2..<18),
                .init("A|H|J|K|T|V #10", check: .tens(odd: 1, even: 2), over: 1..<11),
                // Mail Innovations.
                .init("MI #6 *1-22", needs: .shipment),
            ]),
        Carrier(
            "fedex", "FedEx", cues: "fedex|fed ex|federal express",
            page: "https://www.fedex.com/fedextrack/?trknbr={number}",
            forms: [
                .init("#12", needs: .shipment, check: .eleven([3, 1, 7])),
                .init("#15", needs: .shipment, check: .tens(odd: 1, even: 3)),
                // Ground's barcode holds the 15 digits at its end.
                .init("96 #20", needs: .shipment, check: .tens(odd: 1, even: 3), over: 7..<22),
                .init("96|11 #32", needs: .shipment, check: .eleven([1, 7, 3]), over: 20..<34),
                .init("3 #31", needs: .shipment, check: .eleven([3, 1, 7]), over: 16..<28),
            ]),
        Carrier(
            "dhl", "DHL", cues: "dhl|deutsche post",
            page: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}",
            forms: [
                .init("JJD|GM0|LX0 #10", needs: .form), .init("JVGL #10"), .init("JVGL #16"), .init("JJD #13-20"),
                .init("JD #16-18", needs: .shipment), .init("GM #14-20", needs: .shipment),
                .init("3S @2-4 #6-11", needs: .carrier),
                // Parcels within Germany: serial shipping container codes under Deutsche Post's GS1 prefix.
                .init("0034043 #13", check: .gs1),
                .init("#10", needs: .shipment, check: .seven),
                .init("#12", needs: .shipment, check: .tens(odd: 4, even: 9)),
                .init("#14", needs: .carrier, check: .tens(odd: 4, even: 9)),
                .init("5|6 #13", needs: .shipment),
            ]),
        Carrier(
            "dpd", "DPD", cues: "dpd|geopost", page: "https://tracking.dpd.de/parcelstatus?query={number}",
            forms: [
                .init("00|01|02 *25 *", needs: .shipment, check: .iso7064),
                .init("0|1 #13 *", needs: .shipment, check: .iso7064), .init("#14", needs: .carrier),
            ]),
        Carrier(
            "gls", "GLS", cues: "gls|general logistics systems", page: "https://gls-group.com/track/{number}",
            forms: [.init("#11-12", needs: .carrier), .init("@2 #9", needs: .carrier)]),
        Carrier(
            "tnt", "TNT", cues: "tnt|tnt express",
            page: "https://www.tnt.com/express/en_us/site/tracking.html?searchType=con&cons={number}",
            forms: [.init("@2 #9 @2", needs: .carrier), .init("#9", needs: .carrier)]),
        Carrier(
            "aramex", "Aramex", cues: "aramex|أرامكس",
            page: "https://www.aramex.com/track/results?ShipmentNumber={number}",
            forms: [.init("#10-12", needs: .carrier), .init("@2 #10", needs: .carrier)]),
        Carrier(
            "amazon", "Amazon Logistics", cues: "amazon|amazon logistics|amazon shipping",
            page: "https://track.amazon.com/tracking/{number}",
            forms: [
                .init("TBA|TBC|TBM #12"), .init("C1 #9"),
                .init("DE|FR|ES|IT|GB|UK|NL|BE|PL|SE|AT #10", needs: .carrier), .init("Q #11", needs: .carrier),
                .init("AMZ #9-15 @0-2", needs: .shipment),
            ]),
        Carrier(
            "s10", "Posts (UPU S10)", cues: "",
            forms: [.init("@2 #9 @2", check: .postal, over: 2..<11)]),
        Carrier(
            "awb", "Air waybills (IATA)", cues: "awb|mawb|air waybill|airway bill|air way bill|luftfrachtbrief",
            page: "https://www.track-trace.com/aircargo#{number}",
            forms: [.init("#11", needs: .carrier, check: .seven, over: 3..<11)]),
        Carrier(
            "container", "Containers (ISO 6346)", cues: "container|containers|containernummer|conteneur|contenedor",
            page: "https://www.track-trace.com/container#{number}",
            forms: [.init("@3 J|U|Z #7", check: .container)]),
    ]

    /// The serial shipping container code of GS1, by which posts and forwarders of many countries name a parcel.
    static let containerCode = Carrier(
        "sscc", "Serial shipping container codes (GS1)", cues: "sscc|nve",
        forms: [
            .init("00 #18", needs: .shipment, check: .gs1, over: 2..<20), .init("3 #17", needs: .shipment, check: .gs1),
        ])
}
