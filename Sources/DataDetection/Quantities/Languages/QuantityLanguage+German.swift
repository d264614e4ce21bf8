extension QuantityLanguage {
    static let german = QuantityLanguage(
        code: "de",
        scales: [
            1e3: "tausend|tsd.|tsd", 1e6: "million|millionen|mio|mio.", 1e9: "milliarde|milliarden|mrd|mrd.",
            1e12: "billion|billionen",
        ],
        currencies: [
            "EUR": "euro|euros", "$": "dollar|dollars", "USD": "us-dollar", "GBP": "pfund sterling|britische pfund",
            "CHF": "franken|schweizer franken|sfr", "JPY": "yen", "CNY": "yuan", "kr": "kronen", "PLN": "zloty",
            "DEM": "mark|d-mark|dm",
        ],
        hundredths: ["EUR": "cent|cents", "CHF": "rappen"],
        units: [
            "km": "kilometer|kilometern", "m": "meter|metern", "cm": "zentimeter|zentimetern",
            "mm": "millimeter|millimetern", "mi": "meile|meilen", "ft": "fuß", "in": "zoll",
            "m²": "quadratmeter|quadratmetern", "km²": "quadratkilometer|quadratkilometern", "ha": "hektar",
            "m³": "kubikmeter|kubikmetern", "L": "liter|litern", "mL": "milliliter", "kg": "kilogramm|kilo|kilos",
            "g": "gramm", "mg": "milligramm", "t": "tonne|tonnen", "lb": "pfund", "°C": "grad celsius|grad c",
            "°F": "grad fahrenheit", "°": "grad", "km/h": "stundenkilometer|kilometer pro stunde|kilometern pro stunde",
            "kWh": "kilowattstunde|kilowattstunden", "kW": "kilowatt", "W": "watt", "V": "volt", "tbsp": "esslöffel|el",
            "tsp": "teelöffel|tl", "hp": "ps",
        ],
        links: [
            .and: "und", .half: "halbe|eine halbe|ein halber", .per: "pro", .perUnit("h"): "stunde",
            .perUnit("s"): "sekunde",
        ])
}
