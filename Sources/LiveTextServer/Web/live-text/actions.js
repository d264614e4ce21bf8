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

export const isEvent = (url) => EVENT.test(url);

/** The URL of a template such as "https://example.com/?q={text}". */
export const filled = (template, text) => harmless(template.replace("{text}", encodeURIComponent(text)));

/** What can be tapped: the data and the codes of an analysis in one shape. */
export function itemsOf(analysis, transcript) {
    const list = (value) => (Array.isArray(value) ? value : []);
    const item = (type, text, entry, quads, more) => ({
        type, text: String(text ?? ""), quads: quads.filter(isQuad), range: [0, 0], copies: [], ...more,
        actions: list(entry.actions).filter(({ title, url }) => typeof title === "string" && (harmless(url) || isEvent(url))),
    });
    const data = list(analysis.data).map((entry) => item(String(entry.type), entry.text, entry, list(entry.quads), {
        range: list(entry.range), title: entry.text, value: entry.text,
    }));
    const codes = list(analysis.codes).map((entry) => {
        const { ssid, password } = entry.content ?? {}, url = harmless(entry.payload);
        return item("code", entry.payload ?? entry.payloadHex, entry, [entry.quad], {
            title: ssid ?? (url && new URL(url).host) ?? entry.payload ?? entry.symbology,
            copies: password ? [["copyPassword", password]] : [],
        });
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

/** Puts a text on the clipboard, also where the page has no permission for it. */
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

/** Hands a calendar's event over as a file: browsers do not open its data URL. */
export function saveEvent(url) {
    const comma = url.indexOf(","), body = url.slice(comma + 1);
    const text = /;base64$/i.test(url.slice(0, comma)) ? atob(body) : decodeURIComponent(body);
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "text/calendar" })), download: "event.ics" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
