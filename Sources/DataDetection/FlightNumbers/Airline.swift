/// Airlines by their IATA codes.
enum Airline {
    /// Whether a code of two characters is an airline's.
    static func isCode(_ code: String) -> Bool { codes.contains(code) }

    private static let codes = Set(
        """
        2B 2F 2K 3K 3U 4U 5J 5W 5X 6E 6H 7C 7F 8M 9C 9W A3 A9 AA AB AC AD AE AF AH AI AK AM AR AS AT AV AY AZ B2 B6 BA BE BG BI BL BR BT BW BX CA CI CM CU CX \
        CY CZ D7 D8 DE DL DY EI EK EN EP ET EW EY F9 FA FD FI FJ FM FR FZ G3 G4 G8 GA GF GK H1 HA HF HG HO HU HV HX I2 IB IG IZ J2 JJ JL JQ JT JU JX KA KE KL KM KQ KU \
        LA LG LH LO LS LX LY MF MH MK MN MS MU NF NH NK NX NZ OA OK OR OS OU OZ PC PD PG PK PR PS PX QF QR QS QZ RJ RO RX S4 S7 SA SC SG SK SN SQ SU SV SW TG TK TN TO TP TR TS TU TZ U2 UA UK \
        UL UO US UX VA VB VF VJ VN VS VT VX VY W4 W6 WB WF WG WN WS WY X3 XL XQ XY Y4 YX Z2 ZB ZH ZL ID NO
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Names that stand before flight numbers, and the words of airports, in several languages.
    static let cues = CueWords(
        """
        flight|flights|flt|airline|airlines|airways|air|depart|departs|departing|departure|departures|departed|arrive|arrives|arriving|arrival|arrivals|arrived|landed|landing|lands|boarding|board|boarded|\
        gate|terminal|airport|connecting|connection|layover|itinerary|return is|returning|outbound|inbound|nonstop|non-stop|passenger|boarding pass|seat|pnr|crew|check-in|flying|fly|\
        lufthansa|easyjet|ryanair|delta|united|american|jetblue|southwest|emirates|qatar|klm|iberia|vueling|alitalia|wizz|swiss|finnair|sas|qantas|latam|avianca|aeromexico|etihad|cathay|eva|ana|jal|turkish|tap|\
        flug|flugnummer|flughafen|abflug|ankunft|vol|vols|aéroport|départ|arrivée|embarquement|vuelo|vuelos|aeropuerto|salida|llegada|embarque|volo|voli|aeroporto|partenza|arrivo|imbarco|voo|voos|partida|chegada|\
        vlucht|luchthaven|vertrek|aankomst|便|便名|空港|搭乗|出発|到着|航班|机场|登机|飞往|起飞|降落|抵达
        """)
}
