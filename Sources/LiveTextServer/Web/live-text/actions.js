import { make, settle } from "./dom.js";
import { isQuad } from "./geometry.js";

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "geo:"]);
const EVENT = /^data:text\/calendar[;,]/i;

/** A URL that may be offered to a person: absolute, and with a harmless scheme; otherwise null. */
export function harmless(text) {
    try {
        const url = new URL(text);
        return SCHEMES.has(url.protocol) ? url.href : null;
    } catch {
        return null;
    }
}

/** The web site that a URL asks; "" for those that stay on the machine. */
export const siteOf = (url) => (/^https?:/i.test(harmless(url) ?? "") ? new URL(url).host : "");

/** The URL of a template such as "https://example.com/?q={text}". */
export const filled = (template, text) => harmless(template.replace("{text}", encodeURIComponent(text.toWellFormed())));

/** The text of a calendar's event in a data URL; null where it is none. */
export function eventIn(url) {
    if (!EVENT.test(url)) return null;
    const comma = url.indexOf(","), body = url.slice(comma + 1);
    try {
        return /;base64$/i.test(url.slice(0, comma)) ? atob(body) : decodeURIComponent(body);
    } catch {
        return null;
    }
}

const list = (value) => (Array.isArray(value) ? value : []);
const object = (value) => (value && typeof value === "object" ? value : {});

/** What a code is called: by what its payload means, or as what it says after its scheme. */
function titleOfCode({ payload, symbology, content }) {
    const { name, ssid, summary, issuer, isbn, gtin, number } = object(content), text = String(payload ?? "");
    const meant = [name, ssid, summary, issuer, isbn, gtin?.replace?.(/^0+/, ""), number].find((value) => value && typeof value === "string");
    const rest = text.replace(/^(tel|mailto|geo|sms|smsto|otpauth):(\/\/)?/i, "").split(/[?\n]/)[0];
    return (meant || siteOf(text) || rest || String(symbology ?? "")).slice(0, 80);
}

/** What two writings of one value have in common: its letters and digits without the zeros before them. */
const coreOf = (text) => String(text ?? "").replace(/[^\p{L}\p{N}]/gu, "").replace(/^0+/, "").toLowerCase();

/** What can be tapped: the data and the codes of an analysis in one shape. */
export function itemsOf(analysis, transcript) {
    const item = (type, text, entry, quads, more) => ({
        type, text: String(text ?? ""), quads: quads.filter(isQuad), range: [0, 0], ...more,
        actions: list(entry.actions).filter((action) => typeof action?.title === "string" && (harmless(action.url) || eventIn(action.url))),
    });
    const codes = list(analysis.codes).map(object).map((entry) => item("code", entry.payload ?? entry.payloadHex, entry, [entry.quad], {
        title: titleOfCode(entry), content: object(entry.content), name: "code",
    }));
    const codeOf = new Map(codes.flatMap((code) => [code.text, code.title].map((written) => [coreOf(written), code])));
    const data = list(analysis.data).map(object).map((entry) => {
        const value = object(entry.value), type = String(entry.type);
        const found = item(type, entry.text, entry, list(entry.quads), { range: list(entry.range), title: String(entry.text ?? ""), name: value.openingHours ? "openingHours" : type });
        // What is printed below a code is the code once more: what can be done with both is done in one way.
        const code = [entry.text, value.number].map((written) => written && codeOf.get(coreOf(written))).find(Boolean);
        found.actions = found.actions.map((action) => code?.actions.find(({ title }) => title === action.title) ?? action);
        return found;
    });
    return [...data.filter(({ range }) => range[1] <= transcript.length), ...codes].filter(({ quads }) => quads.length);
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);

/** A part of the transcript as HTML, with links on its data. */
export function htmlOf(transcript, items, start, end) {
    const plain = (from, to) => escaped(transcript.slice(from, to)).replaceAll("\n", "<br>\n");
    let html = "", at = start;
    for (const { range, actions } of items.toSorted((a, b) => a.range[0] - b.range[0])) {
        const url = actions.map((action) => harmless(action.url)).find(Boolean);
        const from = Math.max(range[0], start), to = Math.min(range[1], end);
        if (!url || from >= to || from < at) continue;
        html += `${plain(at, from)}<a href="${escaped(url)}">${plain(from, to)}</a>`;
        at = to;
    }
    return html + plain(at, end);
}

/** Puts a text on the clipboard, also where the page has no permission for it, or the browser no clipboard for such pages. */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const fill = (event) => {
            event.clipboardData.setData("text/plain", text);
            settle(event);
        };
        addEventListener("copy", fill, { capture: true, once: true });
        document.execCommand("copy");
        removeEventListener("copy", fill, true);
    }
}

/** Hands a text over as a file. */
export function save(text, type, name) {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
