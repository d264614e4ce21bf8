/// A language that Tesseract has a model for.
package struct TesseractLanguage: Hashable, Sendable {
    /// BCP-47 tag.
    package let tag: String
    /// Tesseract's own code, ISO 639-2/T with a script where there are two.
    package let code: String
    /// The Debian package that brings the model.
    package var package: String { "tesseract-ocr-" + code.map { $0 == "_" ? "-" : String($0) }.joined() }

    /// The language that a tag means: an exact match, else the one for its language (and script, for Chinese).
    package init?(tag: String) {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        guard let language = parts.first else { return nil }
        let traditional: Set = ["hant", "tw", "hk", "mo"]
        let script =
            switch language {
            case "zh": parts.contains(where: traditional.contains) ? "hant" : "hans"
            default: parts.dropFirst().first(where: { $0.count == 4 })
            }
        let candidates = [script.map { language + "-" + $0 }, language].compactMap { $0 }
        let found = candidates.lazy.compactMap { Self.codes[$0] }.first
        // Tesseract's own codes are what its users know.
        guard let code = found ?? Self.tags[tag].map({ _ in tag }) else { return nil }
        self.init(code: code)
    }

    /// The language of one of Tesseract's codes; a code without a BCP-47 tag serves as its own.
    package init(code: String) {
        self.code = code
        tag = Self.tags[code] ?? code
    }

    /// Codes whose script has no Latin letters and whose model reads none well.
    static let withoutLatin: Set = [
        "amh", "ara", "asm", "bel", "ben", "bod", "bul", "chr", "div", "dzo", "ell", "fas", "guj", "heb", "hin", "hye",
        "iku", "kan", "kat", "kaz", "khm", "kir", "kor", "lao", "mal", "mar", "mkd", "mon", "mya", "nep", "ori", "pan",
        "pus", "rus", "san", "sin", "snd", "srp", "syr", "tam", "tat", "tel", "tgk", "tha", "tir", "uig", "ukr", "urd",
        "uzb_cyrl", "yid", "aze_cyrl",
    ]

    private static let tags = Dictionary(
        codes.map { ($0.value, canonical($0.key)) }, uniquingKeysWith: { min($0, $1) })

    /// `zh-hans` → `zh-Hans`.
    private static func canonical(_ tag: String) -> String {
        let parts = tag.split(separator: "-").map(String.init)
        guard parts.count == 2 else { return tag }
        return parts[0] + "-" + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
    }

    /// Lower-case BCP-47 tag to Tesseract's code.
    private static let codes: [String: String] = [
        "af": "afr", "am": "amh", "ar": "ara", "as": "asm", "az": "aze", "az-cyrl": "aze_cyrl", "be": "bel",
        "bg": "bul", "bn": "ben", "bo": "bod", "br": "bre", "bs": "bos", "ca": "cat", "ceb": "ceb", "chr": "chr",
        "co": "cos", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu", "dv": "div", "dz": "dzo", "el": "ell",
        "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas", "fi": "fin", "fil": "fil",
        "fo": "fao", "fr": "fra", "fy": "fry", "ga": "gle", "gd": "gla", "gl": "glg", "gu": "guj", "he": "heb",
        "hi": "hin", "hr": "hrv", "ht": "hat", "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita",
        "iu": "iku", "ja": "jpn", "jv": "jav", "ka": "kat", "kk": "kaz", "km": "khm", "kmr": "kmr", "kn": "kan",
        "ko": "kor", "ku": "kmr", "ky": "kir", "la": "lat", "lb": "ltz", "lo": "lao", "lt": "lit", "lv": "lav",
        "mi": "mri", "mk": "mkd", "ml": "mal", "mn": "mon", "mr": "mar", "ms": "msa", "mt": "mlt", "my": "mya",
        "nb": "nor", "ne": "nep", "nl": "nld", "no": "nor", "oc": "oci", "or": "ori", "pa": "pan", "pl": "pol",
        "ps": "pus", "pt": "por", "qu": "que", "ro": "ron", "ru": "rus", "sa": "san", "sd": "snd", "si": "sin",
        "sk": "slk", "sl": "slv", "sq": "sqi", "sr": "srp", "sr-latn": "srp_latn", "su": "sun", "sv": "swe",
        "sw": "swa", "syr": "syr", "ta": "tam", "te": "tel", "tg": "tgk", "th": "tha", "ti": "tir", "to": "ton",
        "tr": "tur", "tt": "tat", "ug": "uig", "uk": "ukr", "ur": "urd", "uz": "uzb", "uz-cyrl": "uzb_cyrl",
        "vi": "vie", "yi": "yid", "yo": "yor", "zh-hans": "chi_sim", "zh-hant": "chi_tra",
    ]
}
