extension QuantityLanguage {
    static let swedish = QuantityLanguage(
        code: "sv",
        scales: [1e3: "tusen", 1e6: "miljon|miljoner|mn|milj", 1e9: "miljard|miljarder|md"],
        currencies: [
            "SEK": "krona|kronor|sek", "EUR": "euro", "$": "dollar", "GBP": "pund",
        ],
        hundredths: ["SEK": "öre"],
        units: [
            "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "kg": "kilogram|kilo", "g": "gram",
            "L": "liter", "dL": "deciliter", "mL": "milliliter", "tsp": "tesked|teskedar|tsk",
            "tbsp": "matsked|matskedar|msk",
        ],
        links: [.and: "och", .per: "per"])
}
