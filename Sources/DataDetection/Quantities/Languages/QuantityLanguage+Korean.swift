extension QuantityLanguage {
    static let korean = QuantityLanguage(
        code: "ko",
        scales: [1e3: "천", 1e4: "만", 1e8: "억"],
        currencies: ["KRW": "원", "$": "달러", "JPY": "엔", "EUR": "유로", "CNY": "위안"],
        units: ["km": "킬로미터", "m": "미터", "cm": "센티미터", "kg": "킬로그램|킬로", "g": "그램", "L": "리터", "mL": "밀리리터"])
}
