extension AddressCountry {
    private static let czech = words("náměstí nám ulice ul třída tř nábřeží nábř sídliště alej cesta")
    private static let czechEndings = ["ova", "ská", "cká", "ní", "ná", "ého", "ova", "ovo", "ské", "cké"]
    private static let slavic = words("ulica ul trg cesta avenija obala put šetalište drevored nabrežje")

    /// Central and eastern Europe, and Turkey.
    static let eastern: [AddressCountry] = [
        AddressCountry(
            code: "PL", postcodes: ["99-999"], townFollows: true,
            kinds: words("ul ulica al aleja aleje pl plac os osiedle rondo bulwar"), units: words("m lok piętro lokal"),
            boxes: ["skr poczt", "skrytka pocztowa"], names: ["polska", "poland"]),
        AddressCountry(
            code: "CZ", postcodes: ["999 99"], townFollows: true, numbersDistricts: true, kinds: czech,
            kindEndings: czechEndings,
            hasKindsBesideEndings: true,
            units: words("byt patro"), boxes: ["p.o. box", "po box"],
            names: ["česká republika", "česko", "czech republic", "czechia"]),
        AddressCountry(
            code: "SK", postcodes: ["999 99"], townFollows: true, numbersDistricts: true,
            kinds: czech.union(words("námestie nábrežie trieda")),
            kindEndings: czechEndings + ["ová"], hasKindsBesideEndings: true, units: words("byt poschodie"),
            names: ["slovensko", "slovakia"]),
        AddressCountry(
            code: "HU", postcodes: ["9999"], townFollows: true, kindLast: true, streetFollows: true,
            kinds: words("utca u út tér körút krt köz sétány rakpart fasor sor útja tere liget dűlő"),
            units: words("em emelet ajtó fsz lph"), boxes: ["pf", "postafiók"], names: ["magyarország", "hungary"]),
        AddressCountry(
            code: "RO", postcodes: ["999999"], townFollows: true, mayEndInCode: true,
            kinds: words(
                "str strada bd bulevardul b-dul bulevard calea cal șos șoseaua sos aleea al piața piata intrarea splaiul drumul"
            ),
            units: words("bl sc et ap bloc scara etaj apartament sector sect jud județul"),
            boxes: ["cp", "căsuța poștală"],
            names: ["românia", "romania"]),
        AddressCountry(
            code: "BG", postcodes: ["9999"], townFollows: true,
            kinds: words("ул улица бул булевард пл площад жк кв ul ulitsa bul boulevard"),
            units: words("вх ет ап бл апартамент етаж"), names: ["българия", "bulgaria"]),
        AddressCountry(
            code: "GR", postcodes: ["999 99"], townFollows: true,
            kinds: words("οδός οδος λεωφ λεωφόρος λ πλατεία πλ leoforos odos"),
            kindEndings: ["ού", "ου", "ών", "ων", "ας", "ης", "ής", "άς"], hasKindsBesideEndings: true,
            units: words("όροφος"),
            boxes: ["τ.θ", "τθ"], names: ["ελλάδα", "ελλάς", "greece", "hellas"]),
        AddressCountry(
            code: "HR", postcodes: ["99999"], townFollows: true, kindLast: true, kinds: slavic,
            kindEndings: ["ska", "eva", "ova", "ićeva"], boxes: ["p.p"], names: ["hrvatska", "croatia"]),
        AddressCountry(
            code: "SI", postcodes: ["9999"], townFollows: true, kindLast: true, kinds: slavic,
            kindEndings: ["ska", "eva", "ova"], boxes: ["p.p"], names: ["slovenija", "slovenia"]),
        AddressCountry(
            code: "RS", postcodes: ["99999"], townFollows: true, kindLast: true,
            kinds: slavic.union(words("bulevar улица ул булевар трг")), names: ["srbija", "serbia", "србија"]),
        AddressCountry(
            code: "EE", postcodes: ["99999"], townFollows: true, kindLast: true,
            kinds: words("mnt tn pst tee tänav plats maantee puiestee väljak"), names: ["eesti", "estonia"]),
        AddressCountry(
            code: "LV", postcodes: ["LV-9999"], townFollows: false, mayEndInCode: true, kindLast: true,
            kinds: words("iela bulvāris bulv prospekts prosp gatve laukums šoseja ceļš krastmala"), units: words("dz"),
            names: ["latvija", "latvia"], isDistinctive: true),
        AddressCountry(
            code: "LT", postcodes: ["LT-99999", "99999"], townFollows: true, kindLast: true,
            kinds: words("g gatvė pr prospektas al alėja pl plentas a aikštė krantinė"),
            names: ["lietuva", "lithuania"]),
        AddressCountry(
            code: "RU", postcodes: ["999999"], townFollows: true, mayEndInCode: true, streetFollows: true,
            kinds: words(
                "ул улица пр-т проспект просп пр пер переулок пл площадь наб набережная ш шоссе б-р бульвар проезд пр-д тупик аллея линия мкр микрорайон ulitsa ul prospekt pr per nab"
            ), kindEndings: ["проезд", "проспект", "переулок"], hasKindsBesideEndings: true,
            units: words(
                "д дом корп корпус к стр строение кв квартира офис оф этаж подъезд литер пом комн d korp kv ofis"),
            boxes: ["а/я", "абонентский ящик"],
            names: ["россия", "российская федерация", "рф", "russia", "russian federation"]),
        AddressCountry(
            code: "UA", postcodes: ["99999"], townFollows: true, mayEndInCode: true, streetFollows: true,
            kinds: words(
                "вул вулиця просп проспект пр-т бул бульвар б-р пров провулок пл площа наб набережна узвіз шосе vul prosp"
            ),
            units: words("буд будинок кв квартира корп офіс оф поверх"), boxes: ["а/с"], names: ["україна", "ukraine"]),
        AddressCountry(
            code: "TR", postcodes: ["99999"], townFollows: true, kindLast: true,
            kinds: words(
                "cad caddesi cd sok sk sokak sokağı mah mahallesi mh bulvarı blv bulv meydanı yolu çıkmazı apartmanı"),
            units: words("no d daire kat apt blok iç kapı k"), boxes: ["pk", "p.k"],
            states: phrases(
                "istanbul|i̇stanbul|ankara|izmir|i̇zmir|bursa|antalya|adana|konya|gaziantep|kocaeli|mersin|kayseri|eskişehir|samsun|trabzon|denizli|muğla|aydın|hatay|tekirdağ|sakarya|balıkesir|manisa|diyarbakır"
            ), names: ["türkiye", "turkey"]),
    ]
}
