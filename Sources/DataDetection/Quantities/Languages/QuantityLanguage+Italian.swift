extension QuantityLanguage {
    static let italian = QuantityLanguage(
        code: "it",
        scales: [
            1e3: "mila", 1e6: "milione|milioni|milione di|milioni di|mln", 1e9: "miliardo|miliardi|miliardi di|mld",
        ],
        currencies: [
            "EUR": "euro", "$": "dollaro|dollari", "GBP": "sterlina|sterline",
            "CHF": "franchi|franco svizzero|franchi svizzeri", "JPY": "yen", "CNY": "yuan", "ITL": "lire|lira",
        ],
        hundredths: ["EUR": "centesimo|centesimi"],
        units: [
            "km": "chilometro|chilometri", "m": "metro|metri", "cm": "centimetro|centimetri",
            "mm": "millimetro|millimetri", "mi": "miglio|miglia", "ft": "piede|piedi", "in": "pollice|pollici",
            "m²": "metro quadrato|metri quadrati|metri quadri|mq", "ha": "ettaro|ettari",
            "m³": "metro cubo|metri cubi|mc", "L": "litro|litri", "mL": "millilitro|millilitri",
            "kg": "chilogrammo|chilogrammi|chilo|chili", "g": "grammo|grammi", "mg": "milligrammo|milligrammi",
            "t": "tonnellata|tonnellate", "°C": "gradi celsius|gradi centigradi|gradi c", "°F": "gradi fahrenheit",
            "°": "grado|gradi", "km/h": "chilometri all'ora|chilometri orari", "tbsp": "cucchiaio|cucchiai",
            "tsp": "cucchiaino|cucchiaini",
        ],
        links: [.and: "e", .half: "mezzo|mezza", .per: "al|per", .perUnit("h"): "ora", .perUnit("s"): "secondo"])
}
