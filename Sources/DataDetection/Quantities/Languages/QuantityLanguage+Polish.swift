extension QuantityLanguage {
    static let polish = QuantityLanguage(
        code: "pl",
        scales: [
            1e3: "tys|tys.|tysiąc|tysiące|tysięcy", 1e6: "mln|milion|miliony|milionów",
            1e9: "mld|miliard|miliardy|miliardów",
        ],
        currencies: [
            "PLN": "złoty|złote|złotych", "EUR": "euro", "$": "dolar|dolary|dolarów", "CHF": "frank|franki|franków",
        ],
        hundredths: ["PLN": "grosz|grosze|groszy|gr"],
        units: [
            "km": "kilometr|kilometry|kilometrów", "m": "metr|metry|metrów", "kg": "kilogram|kilogramy|kilogramów",
            "g": "gram|gramy|gramów", "L": "litr|litry|litrów",
        ],
        links: [.and: "i", .per: "na|za"])
}
