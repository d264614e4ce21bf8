extension Carrier {
    /// Those of Oceania, Latin America and Africa; and last the codes that belong to no one carrier.
    static let otherCarriers: [Carrier] = [
        Carrier(
            "auspost", "Australia Post", cues: "australia post|auspost|aus post",
            page: "https://auspost.com.au/mypost/track/details/{number}",
            forms: [
                .init("33 *3-5 #10-18", needs: .carrier), .init("@3-4 #7-8", needs: .carrier),
                .init("#13", needs: .carrier),
            ]),
        Carrier(
            "startrack", "StarTrack", cues: "startrack",
            forms: [.init("@4 #8", needs: .carrier), .init("@3 Z #8", needs: .shipment)]),
        Carrier(
            "couriers_please", "CouriersPlease", cues: "couriersplease|couriers please",
            forms: [.init("CP @2-4 #7-10", needs: .shipment)]),
        Carrier("sendle", "Sendle", cues: "sendle", forms: [.init("S *8-9", needs: .carrier)]),
        Carrier(
            "toll", "Team Global Express", cues: "toll ipec|team global express|toll priority",
            forms: [.init("#10-12", needs: .carrier)]),
        Carrier(
            "nz_post", "NZ Post", cues: "nz post|new zealand post|courierpost",
            page: "https://www.nzpost.co.nz/tools/tracking/item/{number}",
            forms: [.init("00 #14-22", needs: .carrier), .init("@2 #14", needs: .carrier)]),
        Carrier(
            "estafeta", "Estafeta", cues: "estafeta",
            forms: [.init("#10", needs: .carrier), .init("#22", needs: .carrier), .init("#12 * #9", needs: .carrier)]),
        Carrier("redpack", "Redpack", cues: "redpack", forms: [.init("#9-11", needs: .carrier)]),
        Carrier(
            "paquetexpress", "Paquetexpress", cues: "paquetexpress|paquete express",
            forms: [.init("@3 #2 @2 #7", needs: .carrier), .init("#11-12", needs: .carrier)]),
        Carrier("jadlog", "Jadlog", cues: "jadlog", forms: [.init("#14", needs: .carrier)]),
        Carrier("loggi", "Loggi", cues: "loggi", forms: [.init("LGI #10-14", needs: .carrier)]),
        Carrier(
            "andreani", "Andreani", cues: "andreani",
            forms: [.init("36 #13", needs: .carrier), .init("#15", needs: .carrier)]),
        Carrier("oca", "OCA", cues: "oca argentina|envío oca|correo oca", forms: [.init("#19", needs: .carrier)]),
        Carrier("chilexpress", "Chilexpress", cues: "chilexpress", forms: [.init("#10-12", needs: .carrier)]),
        Carrier("starken", "Starken", cues: "starken", forms: [.init("#9-10", needs: .carrier)]),
        Carrier("servientrega", "Servientrega", cues: "servientrega", forms: [.init("#10", needs: .carrier)]),
        Carrier("coordinadora", "Coordinadora", cues: "coordinadora", forms: [.init("#11", needs: .carrier)]),
        Carrier("courier_guy", "The Courier Guy", cues: "courier guy", forms: [.init("TCG #8-10", needs: .shipment)]),
        Carrier.containerCode,
    ]
}
