/// A unit of measure: the symbols by which texts in all languages write it.
struct MeasurementUnit: Sendable {
    /// The symbol that Foundation's `Unit` has.
    let symbol: String
    /// All symbols; capitals count.
    let symbols: [String]
    /// The larger unit that may stand before it, and how many of this unit make one of that: 12 inches make a foot.
    var part: (whole: String, share: Double)?

    // Copied into each row of a table, it takes the compiler seconds.
    @inline(never)
    init(_ symbol: String, _ others: String = "", part: (String, Double)? = nil) {
        self.symbol = symbol
        symbols = [symbol] + others.split(separator: " ").map(String.init)
        self.part = part
    }

    static let all: [MeasurementUnit] = [
        // Length
        .init("km"), .init("m"), .init("dm"), .init("cm"), .init("mm"), .init("µm", "um μm"), .init("nm"), .init("pm"),
        .init("mi"), .init("yd", "yds"), .init("ft", "Ft FT"),
        .init("in", "\"", part: ("ft", 12)),
        // Area and volume
        .init("m²", "m2 sqm qm ㎡"), .init("km²", "km2 sqkm qkm"), .init("cm²", "cm2"), .init("mm²", "mm2"),
        .init("ft²", "ft2 sqft"), .init("ha"), .init("ac"), .init("m³", "m3 cbm ㎥"), .init("cm³", "cm3 ccm"),
        .init("ft³", "ft3"),
        .init("L", "l ℓ"), .init("mL", "ml ML"), .init("cL", "cl"), .init("dL", "dl"), .init("gal"), .init("qt"),
        .init("pt"), .init("fl oz", "fl.oz. floz"), .init("tbsp", "Tbsp tbsps"), .init("tsp", "tsps"),
        // Mass
        .init("kg", "Kg KG ㎏"), .init("g"), .init("mg", "MG"), .init("µg", "mcg ug μg"),
        .init("lb", "lbs LB LBS lb. lbs."),
        .init("oz", "oz. OZ", part: ("lb", 16)), .init("st"), .init("ct"),
        // Speed
        .init("km/h", "kmh kph km/hr"), .init("m/s"), .init("mph", "MPH mi/h"), .init("kn", "kts"),
        // Temperature
        .init("°C", "℃ ºC"), .init("°F", "℉ ºF"), .init("°", "º"),
        // Storage
        .init("B"), .init("kB", "KB"), .init("MB"), .init("GB"), .init("TB"), .init("PB"), .init("KiB"), .init("MiB"),
        .init("GiB"), .init("TiB"), .init("Mbit/s", "Mbps"), .init("Gbit/s", "Gbps"), .init("kbit/s", "kbps"),
        // Power, energy, electricity, pressure, frequency
        .init("W"), .init("kW"), .init("MW"), .init("GW"), .init("hp", "HP PS"), .init("kWh"), .init("MWh"),
        .init("Wh"), .init("kJ"), .init("kcal"), .init("cal"), .init("V"), .init("kV"), .init("mV"), .init("mA"),
        .init("mAh"), .init("Ω", "Ω"),
        .init("Pa"), .init("kPa"), .init("hPa"), .init("MPa"), .init("bar"), .init("mbar"), .init("psi", "PSI"),
        .init("mmHg"), .init("Hz"), .init("kHz"), .init("MHz"), .init("GHz"), .init("dB"),
    ]

    /// Symbols of one letter and others that are words too: they need a number in digits and nothing that goes on.
    static let risky: Set<String> = [
        "m", "g", "L", "B", "W", "V", "st", "ct", "pt", "ha", "ac", "in", "pm", "cal", "bar", "B", "kn",
    ]

    static let parts: [String: (whole: String, share: Double)] = all.reduce(into: [:]) { parts, unit in
        if let part = unit.part { parts[unit.symbol] = part }
    }
}
