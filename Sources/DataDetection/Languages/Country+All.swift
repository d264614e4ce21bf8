extension Country {
    /// The countries that a text is found to belong to, the most populous on the Internet first: of two for which a text
    /// says the same, the first counts. To add one, write its row.
    static let all: [Country] = american + western + northern + eastern + asian + southern

    private static let american = [
        Country(
            code: "US", dialling: "1", currency: "USD US$", names: "united states|u.s.a.|usa|united states of america",
            cities:
                "new york|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|denver|boston|atlanta|miami|detroit|portland|las vegas|oakland|brooklyn|minneapolis|washington dc|louisville|baltimore",
            usesDecimalComma: false, order: .monthFirst, domain: "us"),
        Country(
            code: "CA", dialling: "1", currency: "CAD C$ CA$", names: "canada",
            cities: "toronto|montréal|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|québec|mississauga|halifax",
            postcodes: ["A9A 9A9"], usesDecimalComma: false),
        Country(
            code: "MX", dialling: "52", currency: "MXN MX$", names: "méxico|mexico",
            cities: "ciudad de méxico|cdmx|guadalajara|monterrey|puebla|tijuana|mérida|cancún|querétaro|zapopan",
            usesDecimalComma: false),
        Country(
            code: "BR", dialling: "55", currency: "BRL R$", names: "brasil|brazil",
            cities:
                "são paulo|rio de janeiro|brasília|salvador|fortaleza|belo horizonte|manaus|curitiba|recife alegre|campinas",
            postcodes: ["99999-999"]),
        Country(
            code: "AR", dialling: "54", currency: "ARS", names: "argentina",
            cities: "buenos aires|rosario|mar del plata|mendoza|la plata"),
        Country(
            code: "CO", dialling: "57", currency: "COP", names: "colombia",
            cities: "bogotá|medellín|barranquilla|cartagena de indias|bucaramanga"),
        Country(
            code: "CL", dialling: "56", currency: "CLP", names: "chile",
            cities: "santiago de chile|valparaíso|concepción|viña del mar"),
    ]

    private static let western = [
        Country(
            code: "GB", dialling: "44", currency: "GBP £",
            names: "united kingdom|great britain|england|scotland|wales|northern ireland|u.k.|uk",
            cities:
                "london|manchester|liverpool|leeds|glasgow|edinburgh|bristol|sheffield|cardiff|belfast|nottingham|newcastle upon tyne|brighton|leicester|aberdeen",
            postcodes: ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA"], usesDecimalComma: false,
            domain: "uk"),
        Country(
            code: "DE", dialling: "49", currency: "EUR",
            names: "deutschland|germany|allemagne|bundesrepublik deutschland",
            cities:
                "berlin|hamburg|münchen|munich|köln|cologne|frankfurt am main|frankfurt|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|freiburg|kiel|mainz|potsdam|heidelberg|regensburg"
        ),
        Country(
            code: "FR", dialling: "33", currency: "EUR", names: "france",
            cities:
                "paris|marseille|lyon|toulouse|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|aix-en-provence|brest|limoges|amiens|metz|besançon|rouen"
        ),
        Country(
            code: "ES", dialling: "34", currency: "EUR", names: "españa|spain|espagne",
            cities:
                "madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|murcia|palma de mallorca|palma|las palmas|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|san sebastián"
        ),
        Country(
            code: "IT", dialling: "39", currency: "EUR", names: "italia|italy|italie|italien",
            cities:
                "roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|modena|bergamo|perugia"
        ),
        Country(
            code: "NL", dialling: "31", currency: "EUR", names: "nederland|netherlands|the netherlands|holland",
            cities:
                "amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|enschede|leiden|delft|maastricht",
            postcodes: ["9999 AA"]),
        Country(
            code: "BE", dialling: "32", currency: "EUR", names: "belgië|belgique|belgium|belgien",
            cities:
                "bruxelles|brussel|brussels|antwerpen|anvers|antwerp|gent|ghent|charleroi|liège|brugge|bruges|namur|leuven"
        ),
        Country(
            code: "AT", dialling: "43", currency: "EUR", names: "österreich|austria",
            cities: "wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st. pölten|bregenz"),
        Country(
            code: "CH", dialling: "41", currency: "CHF SFr.", names: "schweiz|suisse|svizzera|switzerland",
            cities:
                "zürich|zurich|genève|geneva|genf|basel|lausanne|bern|berne|winterthur|luzern|lucerne|st. gallen|lugano|biel",
            usesDecimalComma: false),
        Country(
            code: "PT", dialling: "351", currency: "EUR", names: "portugal",
            cities: "lisboa|lisbon|porto|braga|coimbra|setúbal|funchal|aveiro|faro", postcodes: ["9999-999"]),
        Country(
            code: "IE", dialling: "353", currency: "EUR", names: "ireland|éire",
            cities: "dublin|cork|limerick|galway|waterford", usesDecimalComma: false),
        Country(
            code: "LU", dialling: "352", currency: "EUR", names: "luxembourg|luxemburg", cities: "esch-sur-alzette"),
    ]

    private static let northern = [
        Country(
            code: "SE", dialling: "46", currency: "SEK", names: "sverige|sweden|schweden",
            cities:
                "stockholm|göteborg|gothenburg|malmö|uppsala|västerås|örebro|linköping|helsingborg|norrköping|lund|umeå"
        ),
        Country(
            code: "NO", dialling: "47", currency: "NOK", names: "norge|norway|norwegen",
            cities: "oslo|bergen|trondheim|stavanger|drammen|tromsø|kristiansand|fredrikstad"),
        Country(
            code: "DK", dialling: "45", currency: "DKK", names: "danmark|denmark|dänemark",
            cities: "københavn|copenhagen|aarhus|århus|odense|aalborg|esbjerg|roskilde"),
        Country(
            code: "FI", dialling: "358", currency: "EUR", names: "suomi|finland|finnland",
            cities: "helsinki|helsingfors|espoo|tampere|vantaa|oulu|turku|jyväskylä"),
        Country(
            code: "IS", dialling: "354", currency: "ISK", names: "ísland|iceland",
            cities: "reykjavík|akureyri|kópavogur"),
    ]

    private static let eastern = [
        Country(
            code: "PL", dialling: "48", currency: "PLN zł", names: "polska|poland|polen",
            cities:
                "warszawa|warsaw|kraków|krakow|cracow|łódź|wrocław|poznań|gdańsk|szczecin|bydgoszcz|lublin|katowice|białystok|gdynia",
            postcodes: ["99-999"]),
        Country(
            code: "CZ", dialling: "420", currency: "CZK Kč", names: "česká republika|česko|czech republic|czechia",
            cities: "praha|prague|brno|ostrava|plzeň|liberec|olomouc"),
        Country(
            code: "SK", dialling: "421", currency: "EUR", names: "slovensko|slovakia",
            cities: "bratislava|košice|prešov|žilina"),
        Country(
            code: "HU", dialling: "36", currency: "HUF", names: "magyarország|hungary",
            cities: "budapest|debrecen|szeged|miskolc|pécs|győr", order: .yearFirst),
        Country(
            code: "RO", dialling: "40", currency: "RON", names: "românia|romania",
            cities: "bucurești|bucharest|cluj-napoca|timișoara|iași|constanța|brașov"),
        Country(
            code: "BG", dialling: "359", currency: "BGN лв", names: "българия|bulgaria",
            cities: "софия|sofia|пловдив|варна|бургас"),
        Country(
            code: "GR", dialling: "30", currency: "EUR", names: "ελλάδα|greece|ελλάς",
            cities: "αθήνα|athens|θεσσαλονίκη|thessaloniki|πάτρα|ηράκλειο"),
        Country(
            code: "HR", dialling: "385", currency: "EUR", names: "hrvatska|croatia",
            cities: "zagreb|rijeka|osijek|dubrovnik"),
        Country(
            code: "RU", dialling: "7", currency: "RUB ₽ руб.", names: "россия|russia|российская федерация",
            cities:
                "москва|moscow|санкт-петербург|saint petersburg|новосибирск|екатеринбург|казань|нижний новгород|самара"),
        Country(
            code: "UA", dialling: "380", currency: "UAH ₴ грн", names: "україна|ukraine",
            cities: "київ|kyiv|kiev|харків|одеса|дніпро|львів"),
        Country(
            code: "TR", dialling: "90", currency: "TRY ₺", names: "türkiye|turkey|türkei",
            cities: "istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|eskişehir"),
    ]

    private static let asian = [
        Country(
            code: "JP", dialling: "81", currency: "JPY 円", names: "日本|japan",
            cities: "東京|tokyo|大阪|osaka|横浜|yokohama|名古屋|nagoya|札幌|神戸|京都|kyoto|福岡|川崎|渋谷|新宿",
            usesDecimalComma: false, order: .yearFirst),
        Country(
            code: "CN", dialling: "86", currency: "CNY RMB 元", names: "中国|中國|china",
            cities: "北京|beijing|上海|shanghai|广州|guangzhou|深圳|shenzhen|成都|杭州|武汉|西安|南京|重庆|天津|苏州",
            usesDecimalComma: false, order: .yearFirst),
        Country(
            code: "TW", dialling: "886", currency: "TWD NT$", names: "台灣|臺灣|taiwan|台湾",
            cities: "台北|臺北|taipei|高雄|kaohsiung|台中|臺中|台南|新北", usesDecimalComma: false, order: .yearFirst),
        Country(
            code: "HK", dialling: "852", currency: "HKD HK$", names: "香港|hong kong", cities: "九龍|九龙|kowloon|旺角",
            usesDecimalComma: false),
        Country(
            code: "KR", dialling: "82", currency: "KRW ₩ 원", names: "대한민국|한국|korea|south korea",
            cities: "서울|seoul|부산|busan|인천|incheon|대구|대전|광주|수원|울산", usesDecimalComma: false, order: .yearFirst),
        Country(
            code: "IN", dialling: "91", currency: "INR ₹ Rs. Rs", names: "india|भारत",
            cities:
                "mumbai|new delhi|delhi|bengaluru|bangalore|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|gurgaon|gurugram|noida",
            usesDecimalComma: false),
        Country(
            code: "SG", dialling: "65", currency: "SGD S$ SG$", names: "singapore", cities: "jurong|tampines|changi",
            usesDecimalComma: false),
        Country(
            code: "MY", dialling: "60", currency: "MYR RM", names: "malaysia",
            cities:
                "kuala lumpur|johor bahru|petaling jaya|shah alam|selangor|penang|ipoh|melaka|klang|subang jaya|johor",
            usesDecimalComma: false),
        Country(
            code: "ID", dialling: "62", currency: "IDR Rp Rp.", names: "indonesia",
            cities: "jakarta|surabaya|bandung|medan|semarang|denpasar|yogyakarta"),
        Country(
            code: "TH", dialling: "66", currency: "THB ฿ บาท", names: "ประเทศไทย|thailand|ไทย",
            cities: "กรุงเทพ|กรุงเทพมหานคร|bangkok|เชียงใหม่|chiang mai|phuket", usesDecimalComma: false),
        Country(
            code: "VN", dialling: "84", currency: "VND ₫ đ", names: "việt nam|vietnam",
            cities: "hà nội|hanoi|hồ chí minh|ho chi minh city|đà nẵng|da nang"),
        Country(
            code: "PH", dialling: "63", currency: "PHP ₱", names: "philippines|pilipinas",
            cities: "manila|quezon city|makati|cebu|davao", usesDecimalComma: false, order: .monthFirst),
    ]

    private static let southern = [
        Country(
            code: "AU", dialling: "61", currency: "AUD A$ AU$", names: "australia",
            cities: "sydney|melbourne|brisbane|perth|adelaide|canberra|gold coast|hobart", usesDecimalComma: false),
        Country(
            code: "NZ", dialling: "64", currency: "NZD NZ$", names: "new zealand|aotearoa",
            cities: "auckland|wellington|christchurch|dunedin", usesDecimalComma: false),
        Country(
            code: "NG", dialling: "234", currency: "NGN ₦", names: "nigeria", cities: "lagos|abuja|ibadan",
            usesDecimalComma: false),
        Country(
            code: "KE", dialling: "254", currency: "KES", names: "kenya", cities: "nairobi|mombasa",
            usesDecimalComma: false),
        Country(
            code: "PK", dialling: "92", currency: "PKR", names: "pakistan", cities: "karachi|lahore|islamabad",
            usesDecimalComma: false),
        Country(
            code: "LK", dialling: "94", currency: "LKR", names: "sri lanka", cities: "colombo|kandy",
            usesDecimalComma: false),
        Country(
            code: "ZA", dialling: "27", currency: "ZAR", names: "south africa",
            cities: "johannesburg|cape town|durban|pretoria"),
        Country(
            code: "SA", dialling: "966", currency: "SAR ر.س", names: "السعودية|saudi arabia",
            cities: "الرياض|riyadh|جدة|jeddah|مكة|الدمام",
            usesDecimalComma: false),
        Country(
            code: "AE", dialling: "971", currency: "AED د.إ", names: "الإمارات|united arab emirates|u.a.e.|uae",
            cities: "دبي|dubai|أبو ظبي|abu dhabi|الشارقة|sharjah", usesDecimalComma: false),
        Country(
            code: "EG", dialling: "20", currency: "EGP ج.م", names: "مصر|egypt",
            cities: "القاهرة|cairo|الإسكندرية|alexandria",
            usesDecimalComma: false),
        Country(
            code: "IL", dialling: "972", currency: "ILS ₪", names: "ישראל|israel",
            cities: "תל אביב|tel aviv|ירושלים|jerusalem|חיפה|haifa",
            usesDecimalComma: false),
        Country(
            code: "IR", dialling: "98", currency: "IRR ﷼", names: "ایران|iran", cities: "تهران|tehran|مشهد|اصفهان"),
    ]
}
