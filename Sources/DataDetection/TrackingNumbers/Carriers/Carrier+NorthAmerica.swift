extension Carrier {
    /// Those of the United States and Canada.
    static let northAmerican: [Carrier] = [
        Carrier(
            "usps", "USPS",
            cues: "usps|united states postal service|us postal service|u.s. postal service|postal service",
            page: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
            forms: [
                .init("91|92|93|94|95 #20", needs: .shipment, check: .gs1),
                .init("92|93|94 #24", needs: .shipment, check: .tens(odd: 3, even: 1)),
                .init("71|70|73|77|81 #18", needs: .shipment, check: .prefixedTens("91", odd: 3, even: 1)),
                .init("#20", needs: .shipment, check: .tens(odd: 3, even: 1)),
                .init("420 #27", needs: .shipment, check: .gs1, over: 8..<30),
                .init("420 #31", needs: .shipment, check: .gs1, over: 12..<34),
                .init("420 #31", needs: .shipment, check: .gs1, over: 8..<34),
            ]),
        Carrier(
            "canada_post", "Canada Post", cues: "canada post|postes canada|canadapost",
            page: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
            forms: [.init("#16", needs: .shipment, check: .gs1)]),
        Carrier(
            "purolator", "Purolator", cues: "purolator",
            page: "https://www.purolator.com/en/shipping/tracker?pin={number}",
            forms: [
                .init("@3 #9", check: .luhn, over: 3..<12), .init("#12", needs: .shipment, check: .luhn),
            ]),
        Carrier(
            "canpar", "Canpar", cues: "canpar",
            page: "https://www.canpar.com/en/track/TrackingAction.do?reference={number}", forms: [.init("D|L #21")]),
        Carrier(
            "loomis", "Loomis Express", cues: "loomis|loomis express", forms: [.init("@3-4 #8-14", needs: .carrier)]),
        Carrier(
            "intelcom", "Intelcom", cues: "intelcom|dragonfly", forms: [.init("INTLCM #9-12"), .init("DFLY #9-12")]),
        Carrier(
            "ontrac", "OnTrac", cues: "ontrac", page: "https://www.ontrac.com/tracking/?number={number}",
            forms: [
                .init("C #14", check: .prefixedTens("4", odd: 1, even: 2), over: 1..<15),
                .init("D #14", check: .prefixedTens("5", odd: 1, even: 2), over: 1..<15),
            ]),
        Carrier(
            "lasership", "LaserShip", cues: "lasership|laser ship",
            page: "https://www.ontrac.com/tracking/?number={number}",
            forms: [.init("L @ #8"), .init("1LS #12"), .init("1LSCX *10")]),
        Carrier(
            "landmark", "Landmark Global", cues: "landmark global",
            page: "https://track.landmarkglobal.com/?search={number}", forms: [.init("LTN *10")]),
        Carrier(
            "speedee", "Spee-Dee", cues: "spee-dee|speedee",
            page: "https://packages.speedeedelivery.com/index.php?barcode={number}", forms: [.init("SP #18")]),
        Carrier(
            "old_dominion", "Old Dominion", cues: "old dominion|odfl",
            page: "https://www.odfl.com/us/en/tools/trace-track-ltl-freight.html?proNumbers={number}",
            forms: [.init("#11", needs: .shipment, check: .luhn)]),
        Carrier("estes", "Estes", cues: "estes express|estes", forms: [.init("#10", needs: .carrier)]),
        Carrier("saia", "Saia", cues: "saia ltl|saia", forms: [.init("#11-12", needs: .carrier)]),
        Carrier(
            "lso", "Lone Star Overnight", cues: "lone star overnight|lso", forms: [.init("Z * *6", needs: .carrier)]),
        Carrier("uniuni", "UniUni", cues: "uniuni|uni uni", forms: [.init("UUS *10-17", needs: .shipment)]),
        Carrier("gofo", "GOFO Express", cues: "gofo", forms: [.init("GFUS #14-17", needs: .shipment)]),
        Carrier("veho", "Veho", cues: "veho", forms: [.init("VH *10-16", needs: .carrier)]),
        Carrier("swiship", "Swiship", cues: "swiship", forms: [.init("SWX #10-14", needs: .shipment)]),
    ]
}
