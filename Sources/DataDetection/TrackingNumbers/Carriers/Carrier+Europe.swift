extension Carrier {
    /// Posts and parcel services of Europe.
    static let european: [Carrier] = [
        Carrier(
            "hermes", "Hermes", cues: "hermes|myhermes",
            page: "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}",
            forms: [.init("#14", needs: .shipment, check: .gs1), .init("H #19", needs: .shipment)]),
        Carrier(
            "evri", "Evri", cues: "evri|hermes", page: "https://www.evri.com/track/parcel/{number}",
            forms: [.init("C|H|J|K|P|T 00 * *2 #10", needs: .shipment)]),
        Carrier(
            "yodel", "Yodel", cues: "yodel", page: "https://www.yodel.co.uk/track/{number}", forms: [.init("JJD #16")]),
        Carrier(
            "royal_mail", "Royal Mail", cues: "royal mail|parcelforce",
            page: "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
            forms: [.init("@2 #7", needs: .carrier), .init("#16", needs: .carrier)]),
        Carrier(
            "la_poste", "La Poste", cues: "la poste|colissimo|lettre suivie",
            page: "https://www.laposte.fr/outils/suivre-vos-envois?code={number}",
            forms: [
                // Colissimo: two characters for the product, ten digits and a control key.
                .init("# @ #11", needs: .shipment), .init("#15", needs: .carrier), .init("#13", needs: .carrier),
            ]),
        Carrier(
            "chronopost", "Chronopost", cues: "chronopost",
            page: "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}",
            forms: [.init("@2 #9 @2", needs: .carrier), .init("#13-15", needs: .carrier)]),
        Carrier("mondial_relay", "Mondial Relay", cues: "mondial relay", forms: [.init("#10-12", needs: .carrier)]),
        Carrier(
            "colis_prive", "Colis Privé", cues: "colis privé",
            forms: [.init("@2 #15", needs: .carrier), .init("#12-17", needs: .carrier)]),
        Carrier(
            "correos", "Correos", cues: "correos|correos express",
            page: "https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}",
            forms: [
                .init("P @ * *3 #12-17 @", needs: .shipment), .init("#16", needs: .carrier),
                .init("#23", needs: .carrier),
            ]),
        Carrier(
            "seur", "SEUR", cues: "seur", forms: [.init("#12-15", needs: .carrier), .init("#23", needs: .carrier)]),
        Carrier("mrw", "MRW", cues: "mrw", forms: [.init("#12", needs: .carrier)]),
        Carrier("nacex", "NACEX", cues: "nacex", forms: [.init("#12", needs: .carrier)]),
        Carrier("ctt", "CTT", cues: "ctt|ctt expresso|ctt express", forms: [.init("#13-22", needs: .carrier)]),
        Carrier(
            "poste_italiane", "Poste Italiane", cues: "poste italiane|crono|poste delivery",
            page: "https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}",
            forms: [.init("#12-13", needs: .carrier), .init("@ * @ #10", needs: .carrier)]),
        Carrier(
            "brt", "BRT", cues: "brt|bartolini",
            forms: [.init("#12", needs: .carrier), .init("#15", needs: .carrier), .init("#19", needs: .carrier)]),
        Carrier("sda", "SDA Express Courier", cues: "sda express", forms: [.init("#13", needs: .carrier)]),
        Carrier(
            "postnl", "PostNL", cues: "postnl|post nl", page: "https://postnl.nl/tracktrace/?B={number}",
            forms: [
                .init("3S @4 #7-11", needs: .form), .init("3S *11-13", needs: .shipment),
                .init("KG #10", needs: .carrier),
            ]),
        Carrier(
            "bpost", "bpost", cues: "bpost|bpack", page: "https://track.bpost.cloud/btr/web/#/search?itemCode={number}",
            forms: [.init("3232 #20", needs: .shipment), .init("#24", needs: .carrier)]),
        Carrier(
            "swiss_post", "Swiss Post", cues: "schweizerische post|die post|la poste suisse|swiss post|postpac",
            page: "https://service.post.ch/ekp-web/ui/entry/search/{number}",
            forms: [.init("99 #16", needs: .shipment), .init("98 #16", needs: .carrier)], groups: [[2, 2, 6, 8]]),
        Carrier(
            "austrian_post", "Österreichische Post", cues: "österreichische post|post.at|austrian post",
            page: "https://www.post.at/sv/sendungsdetails?snr={number}",
            forms: [
                .init("10 #20", needs: .shipment, check: .gs1), .init("#16", needs: .carrier),
                .init("#22", needs: .carrier),
            ]),
        Carrier(
            "postnord", "PostNord", cues: "postnord|post danmark",
            page: "https://tracking.postnord.com/?id={number}",
            forms: [.init("00 #18", needs: .carrier, check: .gs1, over: 2..<20), .init("#11-14", needs: .carrier)]),
        Carrier(
            "posten", "Posten Norge", cues: "posten norge|posten|bring",
            page: "https://sporing.posten.no/sporing/{number}",
            forms: [.init("70 #15-16", needs: .carrier), .init("37 #16", needs: .carrier, check: .gs1)]),
        Carrier(
            "posti", "Posti", cues: "posti|matkahuolto", page: "https://www.posti.fi/en/tracking#/lahetys/{number}",
            forms: [.init("JJFI #15-18"), .init("MH #12-15", needs: .shipment)]),
        Carrier("omniva", "Omniva", cues: "omniva", forms: [.init("#11-13", needs: .carrier)]),
        Carrier("venipak", "Venipak", cues: "venipak", forms: [.init("V #5 E #7")]),
        Carrier(
            "inpost", "InPost", cues: "inpost|paczkomat|paczkomaty",
            page: "https://inpost.pl/sledzenie-przesylek?number={number}",
            forms: [.init("6 #23", needs: .shipment), .init("5 #23", needs: .carrier)]),
        Carrier(
            "poczta_polska", "Poczta Polska", cues: "poczta polska|pocztex",
            forms: [.init("00 #18", needs: .carrier, check: .gs1, over: 2..<20), .init("PX #10", needs: .carrier)]),
        Carrier(
            "packeta", "Packeta", cues: "packeta|zásilkovna|zasielkovna|csomagküldő",
            page: "https://tracking.packeta.com/en/?id={number}", forms: [.init("Z #10", needs: .shipment)]),
        Carrier("ppl", "PPL CZ", cues: "ppl", forms: [.init("#11", needs: .carrier)]),
        Carrier(
            "ceska_posta", "Česká pošta", cues: "česká pošta|balíkovna", forms: [.init("@2 #10 @", needs: .carrier)]),
        Carrier(
            "magyar_posta", "Magyar Posta", cues: "magyar posta|mpl",
            forms: [.init("@4 #17", needs: .carrier), .init("@2 #11", needs: .carrier)]),
        Carrier("fan_courier", "FAN Courier", cues: "fan courier", forms: [.init("#13", needs: .carrier)]),
        Carrier("sameday", "Sameday", cues: "sameday|easybox", forms: [.init("#13", needs: .carrier)]),
        Carrier("cargus", "Cargus", cues: "cargus", forms: [.init("#10", needs: .carrier)]),
        Carrier("speedy", "Speedy", cues: "speedy ad|спиди", forms: [.init("#11", needs: .carrier)]),
        Carrier("econt", "Econt", cues: "econt|еконт", forms: [.init("#13", needs: .carrier)]),
        Carrier("acs", "ACS Courier", cues: "acs courier", forms: [.init("#10", needs: .carrier)]),
        Carrier("elta", "ELTA Courier", cues: "elta courier|ελτα", forms: [.init("@2 #9 GR", needs: .carrier)]),
        Carrier(
            "nova_poshta", "Nova Poshta", cues: "nova poshta|nova post|нова пошта|новая почта",
            page: "https://novaposhta.ua/tracking/?cargo_number={number}",
            forms: [.init("20|59|10 #12", needs: .carrier)]),
        Carrier("ukrposhta", "Ukrposhta", cues: "ukrposhta|укрпошта", forms: [.init("05 #11", needs: .carrier)]),
        Carrier(
            "russian_post", "Russian Post", cues: "почта россии|russian post|почты россии",
            page: "https://www.pochta.ru/tracking?barcode={number}",
            forms: [.init("#14", needs: .shipment, check: .gs1)]),
        Carrier("cdek", "CDEK", cues: "cdek|сдэк", forms: [.init("1 #9", needs: .carrier)]),
        Carrier("boxberry", "Boxberry", cues: "boxberry|боксберри", forms: [.init("@3 #9-14", needs: .carrier)]),
        Carrier("yurtici", "Yurtiçi Kargo", cues: "yurtiçi kargo", forms: [.init("#12", needs: .carrier)]),
        Carrier("aras", "Aras Kargo", cues: "aras kargo", forms: [.init("#13", needs: .carrier)]),
        Carrier("mng", "MNG Kargo", cues: "mng kargo", forms: [.init("#9-12", needs: .carrier)]),
        Carrier(
            "ptt", "PTT", cues: "ptt kargo", forms: [.init("KP #11", needs: .shipment), .init("#13", needs: .carrier)]),
    ]
}
