const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "geo:"]);

/** A URL that may be offered to a person: absolute, and with a harmless scheme; otherwise null. */
export function harmless(text) {
    if (typeof text !== "string" || text.length > 5000 || !URL.canParse(text)) return null;
    const url = new URL(text);
    return SCHEMES.has(url.protocol) ? url.href : null;
}
