extension QuantityLanguage {
    static let dutch = QuantityLanguage(
        code: "nl",
        scales: [1e3: "duizend", 1e6: "miljoen|mln|mln.", 1e9: "miljard|mld|mld."],
        currencies: [
            "EUR": "euro|euro's|euros", "$": "dollar|dollars", "GBP": "britse pond|pond sterling",
            "CHF": "zwitserse frank", "JPY": "yen", "CNY": "yuan", "NLG": "gulden",
        ],
        hundredths: ["EUR": "cent|centen"],
        units: [
            "km": "kilometer|kilometers", "m": "meter|meters", "cm": "centimeter|centimeters",
            "mm": "millimeter|millimeters", "mi": "mijl|mijlen", "ft": "voet", "in": "inch|duim",
            "m²": "vierkante meter|vierkante meters", "ha": "hectare|hectaren", "m³": "kubieke meter",
            "L": "liter|liters", "mL": "milliliter", "kg": "kilogram|kilo|kilo's", "g": "gram", "mg": "milligram",
            "t": "ton", "°C": "graden celsius|graad celsius|graden c", "°F": "graden fahrenheit", "°": "graad|graden",
            "km/h": "kilometer per uur|km/u", "tbsp": "eetlepel|eetlepels", "tsp": "theelepel|theelepels",
        ],
        links: [.and: "en", .half: "half|halve|een halve", .per: "per", .perUnit("h"): "uur", .perUnit("s"): "seconde"])
}
