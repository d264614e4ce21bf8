/// Airlines by their codes and names.
struct Airline: Sendable {
    let iata: String
    let icao: String
    let name: String

    /// The index in `all` of the airline of IATA's two characters or ICAO's three letters.
    static func index(ofCode code: String) -> Int? { byCode[code] }

    /// All airlines.
    static let all: [Airline] = AirlineTable.rows.split(separator: "|").compactMap { row in
        let parts = row.split(separator: " ", maxSplits: 2).map(String.init)
        return parts.count == 3 ? Airline(iata: parts[0], icao: parts[1], name: parts[2]) : nil
    }

    /// The index of the airline of IATA's two characters or ICAO's three letters.
    private static let byCode: [String: Int] = {
        let codes =
            all.enumerated().map { ($0.element.iata, $0.offset) }
            + all.enumerated().map { ($0.element.icao, $0.offset) }
        return Dictionary(codes.filter { !trains.contains($0.0) }) { first, _ in first }
    }()

    /// Codes that trains have too.
    private static let trains: Set<String> = ["ICE"]

    /// The words that speak of flying, in several languages.
    static let cues = CueWords(
        """
        flight|flights|flt|airline|airlines|airways|depart|departs|departing|departure|departures|departed|arrive|arrives|arriving|arrival|arrivals|arrived|landed|landing|lands|boarding|boarded|\
        gate|airport|connecting|connection|layover|itinerary|return is|returning|outbound|inbound|nonstop|non-stop|passenger|boarding pass|seat|pnr|crew|check-in|flying|fly|e-ticket|codeshare|\
        flug|flüge|flugnummer|flughafen|abflug|ankunft|flugsteig|bordkarte|sitzplatz|vol|vols|aéroport|départ|arrivée|embarquement|carte d'embarquement|vuelo|vuelos|aeropuerto|salida|llegada|embarque|asiento|volo|voli|aeroporto|partenza|arrivo|imbarco|\
        voo|voos|partida|chegada|assento|vlucht|vluchten|luchthaven|vertrek|aankomst|instapkaart|loty|lotnisko|odlot|przylot|flyg|flygplats|avgång|ankomst|flygning|flyvning|lufthavn|afgang|avgang|flygplass|lento|lentokenttä|\
        uçuş|havalimanı|kalkış|varış|biniş|odlet|přílet|letiště|járat|repülőtér|zbor|aeroport|πτήση|αεροδρόμιο|рейс|вылет|прилет|прилёт|аэропорт|посадка|рейсу|літак|виліт|便|便名|空港|搭乗|出発|到着|航班|机场|登机|飞往|起飞|降落|抵达|航班号|機場|\
        항공편|편명|공항|출발|도착|탑승|탑승구|رحلة|مطار|المغادرة|الوصول|טיסה|שדה התעופה|chuyến bay|sân bay|penerbangan|bandara|เที่ยวบิน|สนามบิน
        """)

    /// The names of airlines, each with the index of its airline in `all`.
    static let names = NamedWords(all.enumerated().map { ($0.element.name.lowercased(), $0.offset) })
}
