/// Currencies: their ISO 4217 codes and the signs by which prices name them.
enum Currency {
    /// Codes that are read whether in capitals or not.
    static let common: Set<String> = [
        "USD", "EUR", "GBP", "JPY", "CNY", "CHF", "CAD", "AUD", "NZD", "INR", "SEK", "NOK", "DKK", "PLN", "MXN", "BRL",
        "RMB", "SGD", "HKD", "BTC",
    ]

    static let codes: [String] =
        Array(common)
            + """
            AED AFN AMD ARS AZN BDT BGN BHD BOB BWP BYN BZD CLP COP CRC CZK DOP DZD EGP ETB FJD GEL GHS GTQ HNL HRK HUF IDR ILS IQD IRR ISK \
            JMD JOD KES KHR KRW KWD KZT LAK LBP LKR MAD MDL MKD MMK MNT MOP MUR MYR NAD NGN NPR OMR PAB PEN PHP PKR PYG QAR RON RSD RUB RWF \
            SAR THB TND TTD TWD TZS UAH UGX UYU UZS VND XAF XOF ZAR ZMW ETH
            """.split(separator: " ").map(String.init)

    /// Signs, the longer ones before the shorter ones that they contain; a sign that several share stands for itself.
    static let signs: [(String, String)] = [
        ("US$", "USD"), ("US $", "USD"), ("$US", "USD"), ("C$", "CAD"), ("C $", "CAD"), ("CA$", "CAD"), ("CAD$", "CAD"),
        ("A$", "AUD"), ("AU$", "AUD"), ("NZ$", "NZD"), ("NZ $", "NZD"),
        ("HK$", "HKD"), ("HK $", "HKD"), ("S$", "SGD"), ("SG$", "SGD"), ("NT$", "TWD"), ("NT $", "TWD"), ("R$", "BRL"),
        ("MX$", "MXN"), ("MEX$", "MXN"), ("Z$", "ZWL"), ("$", "$"), ("＄", "$"),
        ("€", "EUR"), ("£", "GBP"), ("￡", "GBP"), ("¥", "¥"), ("￥", "¥"), ("₹", "INR"), ("₩", "KRW"), ("₽", "RUB"),
        ("₺", "TRY"), ("₴", "UAH"), ("₫", "VND"), ("₱", "PHP"),
        ("₪", "ILS"), ("฿", "THB"), ("₡", "CRC"), ("₦", "NGN"), ("₭", "LAK"), ("₿", "BTC"), ("₸", "KZT"), ("₾", "GEL"),
        ("zł", "PLN"), ("Kč", "CZK"), ("kr", "kr"), ("kr.", "kr"), ("RM", "MYR"), ("Rp", "IDR"), ("Rp.", "IDR"),
        ("Rs", "INR"), ("Rs.", "INR"), ("S/", "PEN"), ("R", "ZAR"), (":-", "kr"), ("Dhs", "AED"), ("KSh", "KES"),
        ("Fr.", "CHF"), ("SFr.", "CHF"), ("лв", "BGN"), ("руб.", "RUB"),
        ("руб", "RUB"),
    ]

    /// The currency that a shared sign or name means in a country.
    static func code(_ sign: String, region: String) -> String {
        switch sign {
        case "$": dollars[region] ?? "USD"
        case "¥": ["CN", "TW", "HK"].contains(region) ? "CNY" : "JPY"
        case "kr": ["NO": "NOK", "DK": "DKK", "IS": "ISK"][region] ?? "SEK"
        case "RMB": "CNY"
        case "pound": "GBP"
        case "franc": region == "CH" ? "CHF" : "FRF"
        case "peso": ["AR": "ARS", "CL": "CLP", "CO": "COP", "PH": "PHP", "UY": "UYU", "DO": "DOP"][region] ?? "MXN"
        case "rupee": ["PK": "PKR", "LK": "LKR", "NP": "NPR", "MU": "MUR"][region] ?? "INR"
        case "cent": dollars[region] ?? (euroRegions.contains(region) ? "EUR" : "USD")
        default: sign
        }
    }

    private static let dollars = [
        "US": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "TW": "TWD", "MX": "MXN",
        "AR": "ARS", "CL": "CLP", "CO": "COP",
    ]

    private static let euroRegions: Set<String> = [
        "DE", "FR", "ES", "IT", "NL", "BE", "AT", "IE", "PT", "FI", "GR", "LU", "SK", "SI", "EE", "LV", "LT", "MT",
        "CY", "HR",
    ]
}
