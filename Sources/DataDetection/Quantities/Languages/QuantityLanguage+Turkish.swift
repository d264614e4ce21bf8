extension QuantityLanguage {
    static let turkish = QuantityLanguage(
        code: "tr",
        scales: [1e3: "bin", 1e6: "milyon|mn", 1e9: "milyar|mlr"],
        currencies: ["TRY": "tl|lira|lirası|türk lirası", "EUR": "avro|euro", "$": "dolar|doları", "GBP": "sterlin"],
        hundredths: ["TRY": "kuruş"],
        units: [
            "km": "kilometre", "m": "metre", "cm": "santimetre", "mm": "milimetre", "kg": "kilogram|kilo",
            "g": "gram|gr",
            "L": "litre|lt", "mL": "mililitre", "m³": "metreküp", "m²": "metrekare",
        ],
        links: [.and: "ve"])
}
