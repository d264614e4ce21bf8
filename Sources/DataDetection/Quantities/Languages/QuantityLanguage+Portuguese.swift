extension QuantityLanguage {
    static let portuguese = QuantityLanguage(
        code: "pt",
        scales: [
            1e3: "mil", 1e6: "milhão|milhões|milhão de|milhões de", 1e9: "bilhão|bilhões|bilhões de|mil milhões de",
        ],
        currencies: [
            "EUR": "euro|euros", "$": "dólar|dólares", "BRL": "real|reais", "GBP": "libras esterlinas|libra esterlina",
            "JPY": "iene|ienes", "CNY": "yuan",
        ],
        hundredths: ["BRL": "centavo|centavos", "EUR": "cêntimo|cêntimos"],
        units: [
            "km": "quilômetro|quilômetros|quilómetro|quilómetros", "m": "metro|metros", "cm": "centímetro|centímetros",
            "mm": "milímetro|milímetros", "mi": "milha|milhas", "ft": "pé|pés", "in": "polegada|polegadas",
            "m²": "metro quadrado|metros quadrados", "ha": "hectare|hectares", "m³": "metro cúbico|metros cúbicos",
            "L": "litro|litros", "mL": "mililitro|mililitros", "kg": "quilograma|quilogramas|quilo|quilos",
            "g": "grama|gramas", "mg": "miligrama|miligramas", "t": "tonelada|toneladas",
            "°C": "graus celsius|grau celsius|graus c", "°F": "graus fahrenheit", "°": "grau|graus",
            "km/h": "quilômetros por hora|quilómetros por hora", "tbsp": "colher de sopa|colheres de sopa",
            "tsp": "colher de chá|colheres de chá",
        ],
        links: [.and: "e", .half: "meio|meia", .per: "por", .perUnit("h"): "hora", .perUnit("s"): "segundo"])
}
