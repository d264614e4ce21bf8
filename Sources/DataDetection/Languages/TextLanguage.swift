/// A language that a text can be found to be in. The order is that of how often one meets it: of two for which a text
/// says the same, the first counts.
enum TextLanguage: Int, CaseIterable, Sendable {
    case english, spanish, german, french, portuguese, italian, dutch, polish, swedish, turkish
    case danish, norwegian, czech, romanian, indonesian, vietnamese, catalan, croatian, hungarian, finnish
    case chinese, japanese, korean, russian, ukrainian, bulgarian, arabic, persian, greek, hebrew, thai, hindi

    /// Its tag of BCP 47.
    var code: String { Self.codes[rawValue] }

    private static let codes = [
        "en", "es", "de", "fr", "pt", "it", "nl", "pl", "sv", "tr", "da", "nb", "cs", "ro", "id", "vi", "ca", "hr",
        "hu",
        "fi", "zh", "ja", "ko", "ru", "uk", "bg", "ar", "fa", "el", "he", "th", "hi",
    ]

    /// The language of a tag of BCP 47, such as "pt-BR".
    init?(tag: String) {
        let name = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        let code = name == "no" || name == "nn" ? "nb" : name == "ms" ? "id" : String(name)
        guard let index = Self.codes.firstIndex(of: code) else { return nil }
        self.init(rawValue: index)
    }

    /// The countries where it is written most, the first one first.
    var regions: [String] {
        switch self {
        case .english: ["US", "GB"]
        case .spanish: ["ES", "MX"]
        case .german: ["DE", "AT", "CH"]
        case .french: ["FR", "BE", "CA", "CH"]
        case .portuguese: ["BR", "PT"]
        case .italian: ["IT", "CH"]
        case .dutch: ["NL", "BE"]
        case .polish: ["PL"]
        case .swedish: ["SE"]
        case .turkish: ["TR"]
        case .danish: ["DK"]
        case .norwegian: ["NO"]
        case .czech: ["CZ"]
        case .romanian: ["RO"]
        case .indonesian: ["ID", "MY"]
        case .vietnamese: ["VN"]
        case .catalan: ["ES"]
        case .croatian: ["HR"]
        case .hungarian: ["HU"]
        case .finnish: ["FI"]
        case .chinese: ["CN", "TW"]
        case .japanese: ["JP"]
        case .korean: ["KR"]
        case .russian: ["RU"]
        case .ukrainian: ["UA"]
        case .bulgarian: ["BG"]
        case .arabic: ["SA", "EG", "AE"]
        case .persian: ["IR"]
        case .greek: ["GR"]
        case .hebrew: ["IL"]
        case .thai: ["TH"]
        case .hindi: ["IN"]
        }
    }

    /// Letters and signs with marks that few languages have, with the languages that have them.
    static let letters: [(letters: String, languages: [TextLanguage], weight: UInt16)] = [
        ("ß", [.german], 6), ("¿¡", [.spanish], 8), ("ñ", [.spanish], 6), ("œ", [.french], 6),
        ("ä", [.german, .swedish, .finnish], 3), ("ö", [.german, .swedish, .finnish, .turkish, .hungarian], 2),
        ("ü", [.german, .turkish, .hungarian, .spanish], 2), ("å", [.swedish, .norwegian, .danish], 4),
        ("øæ", [.danish, .norwegian], 5), ("ç", [.french, .portuguese, .turkish, .catalan], 3),
        ("ãõ", [.portuguese, .vietnamese], 5), ("èù", [.french, .italian, .catalan], 2),
        ("àò", [.italian, .french, .catalan, .portuguese, .vietnamese], 2), ("ì", [.italian], 3),
        ("é", [.french, .spanish, .portuguese, .hungarian, .czech, .catalan, .swedish, .vietnamese], 1),
        ("êâô", [.french, .portuguese, .vietnamese], 2), ("îû", [.french, .turkish, .romanian], 2),
        ("ëï", [.dutch, .french], 2), ("áíóú", [.spanish, .portuguese, .hungarian, .czech, .vietnamese], 1),
        ("łąęśźżń", [.polish], 5), ("ć", [.polish, .croatian], 4), ("ğı", [.turkish], 6), ("İ", [.turkish], 6),
        ("ş", [.turkish, .romanian], 5), ("șță", [.romanian, .vietnamese], 4), ("řěůť", [.czech], 6),
        ("čšž", [.czech, .croatian], 4), ("đ", [.croatian, .vietnamese], 4), ("őű", [.hungarian], 6),
        ("ơư", [.vietnamese], 6), ("ыэё", [.russian], 3), ("іїєґ", [.ukrainian], 4), ("ъ", [.bulgarian], 2),
        ("پچژگکی", [.persian], 4), ("ةيكى", [.arabic], 3),
        // Characters that Chinese uses all the time and Japanese does not, and the other way round.
        ("你们這这那吗嗎呢吧了是我她您么麼哪怎个個时点點钟鐘号號东车电发为说們說會來對經還沒讓裡單價錢賣给给给", [.chinese], 3),
        ("円駅曜毎気売広図対発検様込働県帰楽伝歩", [.japanese], 4),
    ]

    /// Words of letters, invitations, bills and labels that a handbook lacks; see `FunctionWords` for those that it has.
    static let everydayWords: [(language: TextLanguage, words: String)] = [
        (
            .english,
            "i you me my your we our us he she they them his her am are was were do does did have has had will would can could should please thanks thank hello dear sincerely regards call open closed free from until tomorrow today tonight yesterday meeting lunch dinner street road phone invoice receipt total date price order due bill room go back see let know get lets i'll i'm it's don't what when where who how"
        ),
        (
            .german,
            "ich du mir mich dir dich wir uns unser unsere ihr euch sie ihnen mein meine dein deine bin bist sind war waren habe hast hat hatte haben bitte danke hallo liebe lieber sehr geehrte geehrter freundlichen grüßen uhr öffnungszeiten geschlossen geöffnet rechnung datum betrag gesamt summe mwst termin treffen straße telefon preis bestellung fällig einladung komme kommen gehe gehen lass treffen wo wann wer heute mittagessen sitzung werde zurück"
        ),
        (
            .french,
            "je tu moi toi nous vous il elle ils elles mon ma mes ton ta tes notre votre suis es sont était avoir ai as avons avez ont merci bonjour cher chère madame monsieur cordialement heures ouvert fermé facture montant tva rendez-vous réunion téléphone prix commande échéance où quand qui quoi vais va allons rue aujourd'hui reviens revenir aller jusqu'au jusque"
        ),
        (
            .spanish,
            "yo tú me mi mis tu tus nosotros usted ustedes él ella ellos soy eres somos son era fue estoy está están he ha hemos tengo tiene gracias hola querido querida estimado estimada saludos horario abierto cerrado factura importe iva cita reunión teléfono precio pedido vencimiento calle cuándo dónde quién voy va vamos iré volveré vuelvo quedamos mañana hoy"
        ),
        (
            .italian,
            "io tu noi voi lui lei loro mio mia miei tuo tua nostro vostro sono sei siamo siete era ho hai ha abbiamo hanno grazie ciao caro cara gentile saluti orario aperto chiuso fattura importo iva appuntamento riunione telefono prezzo ordine scadenza dove quando chi vado va andiamo torno tornerò oggi domani"
        ),
        (
            .portuguese,
            "eu tu você vocês nós ele ela eles meu minha seu sua nosso nossa sou és somos são era foi estou está estão tenho tem temos obrigado obrigada olá caro cara prezado atenciosamente horário aberto fechado fatura valor reunião telefone preço pedido vencimento prazo onde quando quem vou vai vamos hoje amanhã voltarei"
        ),
        (
            .dutch,
            "ik jij je jou jouw wij we ons onze zij hij hun mijn uw u ben bent zijn was waren heb hebt heeft hebben dank bedankt hallo beste geachte groeten openingstijden gesloten geopend factuur bedrag btw totaal afspraak vergadering telefoon prijs bestelling waar wanneer wie ga gaan kom komen laten vandaag vergadering"
        ),
        (
            .polish,
            "ja ty my wy on ona oni mój moja twój twoja nasz wasz jestem jesteś jesteśmy są był była mam masz ma mamy proszę dziękuję dzień dobry cześć szanowny szanowna pozdrawiam godziny otwarcia otwarte czynne zamknięte nieczynne faktura kwota razem suma spotkanie telefon cena zamówienie termin płatności gdzie kiedy kto idę ulica godz dziś jutro"
        ),
        (
            .swedish,
            "jag du vi ni han hon de dem min mitt mina din ditt vår er är var har hade tack hej kära bäste hälsningar öppettider öppet stängt faktura belopp moms summa möte telefon pris beställning förfaller när var vem går kommer kl klockan idag imorgon träffas"
        ),
        (
            .turkish,
            "ben sen biz siz o onlar benim senin bizim sizin var yok teşekkürler teşekkür ederim merhaba sayın saygılarımla saat saatleri açık kapalı çalışma fatura tutar kdv toplam toplantı randevu telefon fiyat sipariş son tarih nerede ne zaman kim geliyorum bugün yarın için ile"
        ),
        (
            .danish,
            "jeg du vi i han hun de min mit din dit vores jeres er var har havde tak hej kære hilsen åbningstider åbent lukket faktura beløb moms møde telefon pris hvor hvornår hvem kl"
        ),
        (
            .norwegian,
            "jeg du vi dere han hun de min mitt din ditt vår er var har hadde takk hei kjære hilsen åpningstider åpent stengt faktura beløp mva møte telefon pris hvor når hvem kl"
        ),
        (
            .finnish,
            "ja on ei se että en hän minä sinä me te he olen on oli ovat kanssa mutta tai kun jos klo kiitos hei avoinna suljettu lasku yhteensä"
        ),
        (
            .hungarian,
            "és a az egy nem hogy is van volt én te mi ti ők köszönöm szia kedves tisztelt nyitva zárva számla összesen utca"
        ),
        (
            .indonesian,
            "saya kami anda kita dia terima kasih jumlah tarikh masa tunai baki jalan tempahan harga buka tutup sila"
        ),
        (
            .russian,
            "я ты мы вы он она они мой моя ваш наш есть был была спасибо привет здравствуйте уважаемый часы работы открыто закрыто счёт сумма итого встреча телефон цена заказ срок где когда кто улица ул сегодня завтра"
        ),
        (
            .arabic,
            "أنا أنت نحن هو هي هم شكرا مرحبا ساعات العمل مفتوح مغلق فاتورة المبلغ المجموع اجتماع موعد هاتف السعر اليوم غدا في من إلى"
        ),
    ]
}
