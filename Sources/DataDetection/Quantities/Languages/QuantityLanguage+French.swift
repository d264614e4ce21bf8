extension QuantityLanguage {
    static let french = QuantityLanguage(
        code: "fr",
        scales: [
            1e3: "mille", 1e6: "million|millions|million de|millions de|million d'|millions d'",
            1e9: "milliard|milliards|milliards de|milliards d'|md|mds",
        ],
        currencies: [
            "EUR": "euro|euros", "$": "dollar|dollars", "GBP": "livre sterling|livres sterling",
            "CHF": "francs suisses|franc suisse", "franc": "franc|francs", "JPY": "yen|yens", "CNY": "yuan|yuans",
        ],
        hundredths: ["EUR": "centime|centimes|cent|cents"],
        units: [
            "km": "kilomètre|kilomètres", "m": "mètre|mètres", "cm": "centimètre|centimètres",
            "mm": "millimètre|millimètres", "mi": "mille|milles", "ft": "pied|pieds", "in": "pouce|pouces",
            "m²": "mètre carré|mètres carrés", "km²": "kilomètre carré|kilomètres carrés", "ha": "hectare|hectares",
            "m³": "mètre cube|mètres cubes", "L": "litre|litres", "mL": "millilitre|millilitres",
            "kg": "kilogramme|kilogrammes|kilo|kilos", "g": "gramme|grammes", "mg": "milligramme|milligrammes",
            "t": "tonne|tonnes", "lb": "livre|livres", "°C": "degrés celsius|degré celsius|degrés c",
            "°F": "degrés fahrenheit", "°": "degré|degrés",
            "km/h": "kilomètres par heure|kilomètres-heure|km à l'heure", "tbsp": "cuillère à soupe|cuillères à soupe",
            "tsp": "cuillère à café|cuillères à café",
        ],
        links: [
            .and: "et", .half: "demi|un demi|une demi", .per: "par", .perUnit("h"): "heure", .perUnit("s"): "seconde",
        ])
}
