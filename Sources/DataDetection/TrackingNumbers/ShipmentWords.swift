/// The words before a number that speak of a shipment, or name who carries it.
struct ShipmentWords: Sendable {
    /// What the words near a number say.
    struct Evidence {
        /// Whether a word speaks of a shipment, or names a carrier.
        var isShipment = false
        /// The indices of the carriers that are named.
        var carriers: Set<Int> = []
        /// Whether the last word that says what the number is speaks of something else: "Order", "Tel".
        var isOther = false
    }

    private enum Meaning: Sendable {
        case shipment
        case other
        case carriers([Int])
    }

    private let trie: WordTrie<Meaning>

    static let all = ShipmentWords()

    private init() {
        var trie = WordTrie<Meaning>()
        func add(_ words: String, _ meaning: Meaning) {
            for word in words.split(separator: "|") {
                trie.update(String(word).utf16.map(\.folded), default: meaning) { known in
                    if case .carriers(let named) = known, case .carriers(let more) = meaning, named != more {
                        known = .carriers(named + more)
                    }
                }
            }
        }
        for (index, carrier) in Carrier.all.enumerated() { add(carrier.cues, .carriers([index])) }
        add(Self.shipmentWords, .shipment)
        add(Self.otherWords, .other)
        self.trie = trie
    }

    /// How far before a number words count.
    private static let reach = 80
    /// A word for another kind of number counts only right before it.
    private static let labelReach = 24

    /// What stands before an offset. An empty line ends the search.
    func evidence(before end: Int, in text: ScannedText) -> Evidence {
        var start = end
        while start > max(0, end - Self.reach), !(text[start - 1] == .lineFeed && text[start - 2] == .lineFeed) {
            start -= 1
        }
        var evidence = Evidence()
        var offset = start
        while offset < end {
            let isStart = text.isLetter(at: offset) || text[offset].isASCIIDigit
            let isInWord = text.isWord(at: offset - 1) && !text[offset].isUnspacedScript
            guard isStart, !isInWord,
                let match = trie.longestMatch(in: text, at: offset, endsWord: { $0.isWordEnd(at: $1) })
            else {
                offset += 1
                continue
            }
            switch trie.meanings[match.meaning] {
            case .shipment:
                evidence.isShipment = true
                evidence.isOther = false
            case .carriers(let carriers):
                evidence.isShipment = true
                evidence.carriers.formUnion(carriers)
                evidence.isOther = false
            case .other: evidence.isOther = end - match.end <= Self.labelReach
            }
            offset = max(match.end, offset + 1)
        }
        return evidence
    }

    private static let shipmentWords = """
        track|tracking|tracked|trace|tracking no|tracking number|shipment|shipments|shipped|shipping|parcel|parcels|package|packages|waybill|consignment|courier|carrier|delivery|\
        dispatched|tracking-nummer|trackingnummer|sendung|sendungen|sendungsnummer|sendungs-nr|sendungsnr|sendungsverfolgung|sendungscode|paket|paketnummer|paketschein|\
        suivi|colis|numéro de suivi|expédition|expédié|livraison|bordereau|seguimiento|envío|envíos|paquete|localizador|guía|rastreo|número de guía|\
        spedizione|spedizioni|pacco|tracciamento|lettera di vettura|rastreio|rastreamento|encomenda|envio|objeto|código de rastreio|\
        pakket|pakje|zending|zendingen|track & trace|barcode|przesyłka|przesyłki|paczka|list przewozowy|numer nadania|zásilka|zásilky|zásielka|balík|csomag|küldemény|\
        forsendelse|pakke|sporing|sporingsnummer|kollinummer|försändelse|paket-id|kolli|spårning|lähetys|lähetystunnus|seuranta|seurantakoodi|kargo|gönderi|takip|takip no|\
        отправление|отправления|посылка|посылки|трек|трек-номер|накладная|номер отслеживания|посилка|відправлення|ттн|\
        αποστολή|αποστολής|δέμα|colet|expediere|пратка|товарителница|شحنة|تتبع|رقم الشحنة|משלוח|מספר מעקב|\
        追跡|追跡番号|荷物|お問い合わせ番号|問い合わせ番号|お問合せ番号|伝票番号|送り状|配送|快递|快递单号|运单|运单号|包裹|物流|物流单号|快件|運單|貨件|운송장|송장번호|송장|배송|택배|운송장번호|\
        resi|no resi|kiriman|pengiriman|bungkusan|penghantaran|พัสดุ|เลขพัสดุ|vận đơn|mã vận đơn|bưu kiện
        """

    private static let otherWords = """
        order|order no|order number|order id|invoice|invoice no|customer|customer no|account|acct|tel|telephone|phone|fax|call|hotline|mobile|vat|gst|iban|isbn|ean|upc|sku|card|\
        bestellung|bestellnummer|rechnung|rechnungsnummer|rechnungsnr|kundennummer|kunden-nr|telefon|commande|facture|client|téléphone|pedido|factura|cliente|teléfono|ordine|fattura|\
        telefono|encomenda n|fatura|bestelling|factuur|klantnummer|zamówienie|faktura|objednávka|ordre|tilaus|sipariş|заказ|счет|注文番号|電話|订单|订单号|电话|주문번호|전화
        """
}
