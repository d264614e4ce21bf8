extension QuantityLanguage {
    static let spanish = QuantityLanguage(
        code: "es",
        scales: [
            1e3: "mil", 1e6: "millón|millones|millón de|millones de", 1e9: "mil millones|mil millones de",
            1e12: "billones|billones de",
        ],
        currencies: [
            "EUR": "euro|euros", "$": "dólar|dólares",
            "USD": "dólares estadounidenses|dólares americanos|dólar estadounidense",
            "GBP": "libras esterlinas|libra esterlina", "peso": "peso|pesos", "MXN": "pesos mexicanos",
            "JPY": "yen|yenes", "CNY": "yuan|yuanes", "PEN": "soles", "ESP": "peseta|pesetas",
        ],
        hundredths: ["cent": "centavo|centavos", "EUR": "céntimo|céntimos"],
        units: [
            "km": "kilómetro|kilómetros", "m": "metro|metros", "cm": "centímetro|centímetros",
            "mm": "milímetro|milímetros", "mi": "milla|millas", "ft": "pie|pies", "in": "pulgada|pulgadas",
            "m²": "metro cuadrado|metros cuadrados", "km²": "kilómetro cuadrado|kilómetros cuadrados",
            "ha": "hectárea|hectáreas", "m³": "metro cúbico|metros cúbicos", "L": "litro|litros",
            "mL": "mililitro|mililitros", "kg": "kilogramo|kilogramos|kilo|kilos", "g": "gramo|gramos",
            "mg": "miligramo|miligramos", "t": "tonelada|toneladas", "lb": "libra|libras", "oz": "onza|onzas",
            "°C": "grados celsius|grados centígrados|grado celsius|grados c", "°F": "grados fahrenheit",
            "°": "grado|grados", "km/h": "kilómetros por hora", "tbsp": "cucharada|cucharadas",
            "tsp": "cucharadita|cucharaditas",
        ],
        links: [.and: "y", .half: "medio|media", .per: "por", .perUnit("h"): "hora", .perUnit("s"): "segundo"])
}
