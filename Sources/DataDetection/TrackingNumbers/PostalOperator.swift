/// The posts whose items carry the identifiers of the Universal Postal Union's standard S10, by their country.
enum PostalOperator {
    /// The page of the post that issued an identifier.
    static func page(of number: String) -> String { pages[String(number.suffix(2))] ?? Carrier.everyPage }

    /// Whether two capitals are those of a country whose post issues identifiers.
    static func isCountry(_ code: String) -> Bool { countries.contains(code) }

    private static let pages = [
        "AT": "https://www.post.at/sv/sendungsdetails?snr={number}",
        "AU": "https://auspost.com.au/mypost/track/details/{number}",
        "BE": "https://track.bpost.cloud/btr/web/#/search?itemCode={number}",
        "BR": "https://rastreamento.correios.com.br/app/index.php?objetos={number}",
        "CA": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}",
        "CH": "https://service.post.ch/ekp-web/ui/entry/search/{number}",
        "DE": "https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}",
        "DK": "https://www.postnord.dk/varktojer/track-trace?shipmentId={number}",
        "ES": "https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}",
        "FI": "https://www.posti.fi/en/tracking#/lahetys/{number}",
        "FR": "https://www.laposte.fr/outils/suivre-vos-envois?code={number}",
        "GB": "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
        "JP": "https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}",
        "KR": "https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={number}",
        "NL": "https://postnl.nl/tracktrace/?B={number}",
        "NO": "https://sporing.posten.no/sporing/{number}",
        "NZ": "https://www.nzpost.co.nz/tools/tracking/item/{number}",
        "RU": "https://www.pochta.ru/tracking?barcode={number}",
        "SE": "https://www.postnord.se/vara-verktyg/spara-brev-paket-och-pall?shipmentId={number}",
        "US": "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
    ]

    /// ISO 3166, with the codes that the Universal Postal Union adds.
    private static let countries = Set(
        """
        AD AE AF AG AI AL AM AN AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR \
        CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID \
        IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR \
        MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG \
        SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YP YT YU ZA ZM \
        ZW
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
