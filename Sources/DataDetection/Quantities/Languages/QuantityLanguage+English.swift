extension QuantityLanguage {
    static let english = QuantityLanguage(
        code: "en",
        scales: [1e3: "thousand", 1e6: "million|millions", 1e9: "billion|billions", 1e12: "trillion|trillions", 1e5: "lakh|lakhs|lac", 1e7: "crore|crores|cr"],
        shortScales: [1e3: "k", 1e6: "mn|mio|m|mm", 1e9: "bn|b", 1e12: "tn"],
        currencies: [
            "$": "dollar|dollars|bucks|buck", "USD": "us dollar|us dollars|u.s. dollars|u.s. dollar|american dollars|american dollar", "CAD": "canadian dollar|canadian dollars", "AUD": "australian dollar|australian dollars",
            "NZD": "new zealand dollar|new zealand dollars", "HKD": "hong kong dollar|hong kong dollars", "SGD": "singapore dollar|singapore dollars", "EUR": "euro|euros",
            "GBP": "pound sterling|pounds sterling|british pound|british pounds|quid", "JPY": "yen|japanese yen", "CNY": "yuan|rmb|renminbi|chinese yuan", "CHF": "swiss franc|swiss francs", "franc": "franc|francs|french francs",
            "INR": "indian rupee|indian rupees", "rupee": "rupee|rupees|rs", "peso": "peso|pesos", "MXN": "mexican peso|mexican pesos", "BRL": "real|reais|brazilian real", "KRW": "won|korean won", "RUB": "ruble|rubles|rouble|roubles",
            "TRY": "turkish lira|lira|liras", "SEK": "swedish krona|swedish kronor|kronor", "NOK": "norwegian krone|norwegian kroner", "DKK": "danish krone|danish kroner", "kr": "krone|kroner|krona", "PLN": "zloty|zlotys", "ZAR": "rand|rands", "THB": "baht", "MYR": "ringgit",
            "IDR": "rupiah", "VND": "dong", "ILS": "shekel|shekels", "AED": "dirham|dirhams", "SAR": "riyal|riyals", "NGN": "naira", "BTC": "bitcoin|bitcoins", "NLG": "guilder|guilders|dutch guilders|dutch guilder", "FIM": "markka|finnish markka",
            "DEM": "mark|marks|deutsche mark|deutsche marks|west german marks", "ITL": "italian lire|lire",
        ],
        hundredths: ["cent": "cent|cents", "GBP": "pence|penny|pennies"],
        units: [
            "km": "kilometer|kilometers|kilometre|kilometres|kms", "m": "meter|meters|metre|metres", "cm": "centimeter|centimeters|centimetre|centimetres", "mm": "millimeter|millimeters|millimetre|millimetres", "dm": "decimeter|decimeters",
            "µm": "micrometer|micrometers|micron|microns", "nm": "nanometer|nanometers", "pm": "picometer|picometers", "mi": "mile|miles", "yd": "yard|yards", "ft": "foot|feet", "in": "inch|inches", "NM": "nautical mile|nautical miles",
            "m²": "square meter|square meters|square metre|square metres", "km²": "square kilometer|square kilometers|square kilometre|square kilometres", "ft²": "square foot|square feet|sq ft|sq. ft.|sq. ft", "mi²": "square mile|square miles", "ac": "acre|acres", "ha": "hectare|hectares",
            "m³": "cubic meter|cubic meters|cubic metre|cubic metres", "ft³": "cubic foot|cubic feet|cu ft", "L": "liter|liters|litre|litres", "mL": "milliliter|milliliters|millilitre|millilitres", "gal": "gallon|gallons", "qt": "quart|quarts", "pt": "pint|pints",
            "fl oz": "fluid ounce|fluid ounces|fl. oz.|fl. oz", "tbsp": "tablespoon|tablespoons", "tsp": "teaspoon|teaspoons", "bbl": "barrel|barrels", "kg": "kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|kgs", "g": "gram|grams|gramme|grammes",
            "mg": "milligram|milligrams", "µg": "microgram|micrograms|microgramme|microgrammes", "lb": "pound|pounds", "oz": "ounce|ounces", "t": "metric ton|metric tons|tonne|tonnes", "ton": "ton|tons|short tons",
            "°C": "degrees celsius|degree celsius|degrees c|degree c|celsius|celcius|centigrade|degrees centigrade|deg c|° c", "°F": "degrees fahrenheit|degree fahrenheit|degrees f|degree f|fahrenheit|deg f|° f", "K": "kelvin|kelvins",
            "°": "degree|degrees", "mph": "miles an hour|miles per hour", "km/h": "kilometers an hour|kilometers per hour|kilometres per hour|km per hour", "kn": "knot|knots",
            "kB": "kilobyte|kilobytes", "MB": "megabyte|megabytes", "GB": "gigabyte|gigabytes", "TB": "terabyte|terabytes", "W": "watt|watts", "kW": "kilowatt|kilowatts", "MW": "megawatt|megawatts", "hp": "horsepower", "kWh": "kilowatt hour|kilowatt hours|kilowatt-hours",
            "V": "volt|volts", "Hz": "hertz", "kcal": "kilocalorie|kilocalories|calories", "bit": "bit|bits",
        ],
        links: [
            .per: "per|a|an", .and: "and", .half: "half|half a|half an", .quarters: "quarters|quarter", .perUnit("h"): "hour|h|hr", .perUnit("s"): "second|s|sec", .perUnit("ms"): "millisecond|ms|milliseconds", .perUnit("min"): "minute|min",
        ])
}
