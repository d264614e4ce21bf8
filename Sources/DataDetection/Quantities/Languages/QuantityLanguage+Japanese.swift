extension QuantityLanguage {
    static let japanese = QuantityLanguage(
        code: "ja",
        scales: [1e3: "千", 1e4: "万", 1e8: "億", 1e12: "兆"],
        currencies: ["JPY": "円|圓", "$": "ドル", "USD": "米ドル", "EUR": "ユーロ", "GBP": "ポンド", "CNY": "元|人民元", "KRW": "ウォン"],
        hundredths: ["cent": "セント"],
        units: [
            "km": "キロメートル|キロ", "m": "メートル", "cm": "センチメートル|センチ", "mm": "ミリメートル|ミリ", "mi": "マイル", "ft": "フィート",
            "in": "インチ", "m²": "平方メートル|平米", "km²": "平方キロメートル", "ha": "ヘクタール", "m³": "立方メートル", "L": "リットル",
            "mL": "ミリリットル", "kg": "キログラム", "g": "グラム", "mg": "ミリグラム", "t": "トン", "°C": "度|℃", "km/h": "キロメートル毎時|時速",
        ])
}
