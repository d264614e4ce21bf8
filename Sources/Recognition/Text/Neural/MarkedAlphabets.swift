/// The letters with marks of the languages that are written in Latin letters.
enum MarkedAlphabets {
    /// By the language's code: the small letters that its own words and its commonest loan words have.
    static let letters = alphabets.mapValues { Set($0) }

    private static let alphabets = [
        "af": "áâèéêëîïôöúû", "az": "çğöşü", "bs": "čćđšž", "ca": "àçèéíïòóúü", "cs": "áčďéěíňóřšťúůýž",
        "cy": "áàâäéèêëíìîïóòôöúùûüýŷŵ", "da": "åøéáü", "de": "äöü", "en": "", "eo": "ĉĝĥĵŝŭ", "es": "áéíñóúü",
        "et": "äõöüšž", "eu": "çñ", "fi": "åäöšž", "fo": "áíóúýø", "fr": "àâçèéêëîïôùûüÿ", "ga": "áéíóú",
        "gl": "áéíñóúüï", "hr": "čćđšž", "hu": "áéíóöőúüű", "id": "", "is": "áéíóúýö", "it": "àèéìíòóùú",
        "lb": "äéëöüâêîôû", "lt": "ąčęėįšųūž", "lv": "āčēģīķļņšūž", "ms": "", "mt": "àċèġħìòùż", "nb": "åøàéóòô",
        "nl": "áâäéèêëíïóôöúûü", "nn": "åøàéóòô", "no": "åøàéóòô", "oc": "áàçéèíïóòúü", "pl": "ąćęłńóśźż",
        "pt": "áâãàçéêíóôõúü", "rm": "àéèìòùöü", "ro": "ăâîșțşţ", "sk": "áäčďéíĺľňóôŕšťúýž", "sl": "čšž", "sq": "çë",
        "sr": "čćđšž", "sv": "åäöéàáü", "sw": "", "tl": "áàâéèêëíìîïñóòôúùû", "tr": "çğöşüâîû",
    ]
}
